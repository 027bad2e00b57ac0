import { toJsonText } from '../request/json';
import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { indentRest, toEntries, toQuoted } from './literals';

/** An ECMAScript module that uses fetch; runs in browsers and in Node. */
export function toJavaScript(request: HttpRequest): string {
  return `const response = await fetch(${toQuoted(toUrl(request))}, {
  method: "${request.method}",
  headers: {
${toEntries(request.headers, '    ')}  },
${request.body ? `  body: ${toBody(request.body)},\n` : ''}});

if (!response.ok) {
  throw new Error(\`HTTP status \${response.status}\`);
}
console.log(await response.text());
`;
}

function toBody(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return `JSON.stringify(${indentRest(toComputed(toJsonText(body.json)), '  ')})`;
    case 'application/x-www-form-urlencoded':
      return `new URLSearchParams({\n${toEntries(body.fields, '    ')}  })`;
    default:
      return body satisfies never;
  }
}

/** The one name that an object literal takes for something else, unless it is computed. */
function toComputed(json: string): string {
  return json.replaceAll(/^( *)("__proto__"):/gm, '$1[$2]:');
}
