import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { toEntries, toLiteral, toQuoted } from './literals';

/** A Python 3 program that uses requests. */
export function toPython(request: HttpRequest): string {
  const { body } = request;
  const payload = body ? toPayload(body) : '';
  const argument = body
    ? `, ${body.mediaType === 'application/json' ? 'json' : 'data'}=payload`
    : '';
  return `import requests

url = ${toQuoted(toUrl(request))}
headers = {
${toEntries(request.headers, '    ')}}
${payload}
response = requests.${request.method.toLowerCase()}(url, headers=headers${argument})
response.raise_for_status()
print(response.text)
`;
}

function toPayload(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return `payload = ${toLiteral(body.json, { true: 'True', false: 'False', null: 'None' })}\n`;
    case 'application/x-www-form-urlencoded':
      return `payload = {\n${toEntries(body.fields, '    ')}}\n`;
    default:
      return body satisfies never;
  }
}
