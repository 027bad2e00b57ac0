import type { Json } from '../catalogue/model';
import { toJsonText } from '../request/json';
import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { toEntries, toQuoted } from './literals';

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
      return `payload = ${toLiteral(body.json, '')}\n`;
    case 'application/x-www-form-urlencoded':
      return `payload = {\n${toEntries(body.fields, '    ')}}\n`;
    default:
      return body satisfies never;
  }
}

/** Strings and numbers are written as in JSON, the three words are not. */
function toLiteral(value: Json, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return toJsonText(value);
  const inner = `${indent}    `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([name, member]) =>
      `${inner}${isList ? '' : `${toJsonText(name)}: `}${toLiteral(member, inner)},\n`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('')}${indent}${close}`;
}
