import { indentRest, toEntries, toJsonText, toQuoted, writeBody } from './literals';
import { toHeaders, toNote, writeOther } from './other-bodies';
import type { HttpRequest } from '../request/model';
import { toUrl } from '../request/build';

/** An ECMAScript module that uses fetch. Runs in browsers and in Node; only Node reads files. */
export function toJavaScript(request: HttpRequest): string {
  const other = writeOther(request, 'javascript', toQuoted, (raw) => `\`${raw}\``);
  const note = toNote('fetch', request);
  const body = writeBody(
    request,
    (json) => `JSON.stringify(${indentRest(toComputed(toJsonText(json)), '  ')})`,
    (fields) => `new URLSearchParams({\n${toEntries(fields, '    ')}  })`,
    other.code,
  );
  return `${note}${(other.imports ?? []).join('')}const response = await fetch(${toQuoted(toUrl(request))}, {
  method: "${request.method}",
  headers: {
${toEntries(toHeaders(request, 'javascript'), '    ')}  },
${body && !note ? `  body: ${body},\n` : ''}});

console.log(await response.text());
if (!response.ok) {
  throw new Error(\`HTTP status \${response.status}\`);
}
`;
}

/** The only name that has a special meaning in an object literal, unless it is computed. */
function toComputed(json: string): string {
  return json.replaceAll(/^( *)("__proto__"):/gm, '$1[$2]:');
}
