import type { Json } from '../openapi/document';
import { toJsonText, toObject, toQuoted } from './literals';
import { writeRequest } from './write';
import type { HttpRequest } from '../request/model';

/** A Python 3 program that uses requests. */
export function toPython(request: HttpRequest): string {
  const { url, headers, code, use } = writeRequest(request, {
    quote: toQuoted,
    raw: (raw) => `"""${raw}"""`,
    text: (literal) => ({ code: `${literal}.encode()`, use: 'data' }),
    json: (json) => ({ code: toLiteral(json, ''), use: 'json' }),
    form: (fields) => ({ code: toObject(fields, '    '), use: 'data' }),
    // Without a file name, a part is a text.
    multipart: (parts) => ({
      code: `[\n${parts
        .map(({ name, mediaType, ...part }) => {
          const content =
            'file' in part
              ? `${toQuoted(part.file)}, open(${toQuoted(part.file)}, "rb")`
              : `None, ${toQuoted(part.text)}`;
          return `    (${toQuoted(name)}, (${content}${mediaType ? `, ${toQuoted(mediaType)}` : ''})),\n`;
        })
        .join('')}]`,
      use: 'files',
    }),
    file: (name) => ({ code: `open(${toQuoted(name)}, "rb")`, use: 'data' }),
  });
  return `import requests

url = ${url}
headers = ${toObject(headers, '    ')}
${code && `payload = ${code}\n`}
${toCall(request, `url, headers=headers${code && `, ${use}=payload`}`)}
${request.stream ? readLines : 'print(response.text)\nresponse.raise_for_status()\n'}`;
}

/** The functions of requests write methods in upper case. */
function toCall({ method, stream }: HttpRequest, parts: string): string {
  const streamed = stream ? ', stream=True' : '';
  if (/^(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)$/.test(method)) {
    return `response = requests.${method.toLowerCase()}(${parts}${streamed})`;
  }
  const quoted = toQuoted(method);
  if (method === method.toUpperCase()) {
    return `response = requests.request(${quoted}, ${parts}${streamed})`;
  }
  return `request = requests.Request(${quoted}, ${parts}).prepare()
request.method = ${quoted}
response = requests.Session().send(request${streamed})`;
}

const readLines = `response.raise_for_status()
for line in response.iter_lines(decode_unicode=True):
    print(line)
`;

/** Strings and numbers are the same as in JSON, but not `true`, `false` and `null`. */
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
