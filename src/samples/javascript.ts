import { indentRest, toEntries, toJsonText, toQuoted, writeBody } from './literals';
import { toHeaders, toNote } from './other-bodies';
import type { HttpRequest } from '../request/model';
import { toUrl } from '../request/build';

/** An ECMAScript module that uses fetch. Runs in browsers and in Node; only Node reads files. */
export function toJavaScript(request: HttpRequest): string {
  const note = toNote('fetch', request);
  const { code: body, imports = [] } = writeBody(request, 'javascript', {
    quote: toQuoted,
    raw: (raw) => `\`${raw}\``,
    text: (literal) => literal,
    json: (json) => `JSON.stringify(${indentRest(toComputed(toJsonText(json)), '  ')})`,
    form: (fields) => `new URLSearchParams({\n${toEntries(fields, '    ')}  })`,
  });
  return `${note}${imports.join('')}const response = await fetch(${toQuoted(toUrl(request))}, {
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
