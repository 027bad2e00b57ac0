import { indentRest, toEntries, toJsonText, toQuoted, writeRequest } from './literals';
import { toJsonText as toExactText } from '../openapi/numbers';
import type { HttpRequest } from '../request/model';

/** An ECMAScript module that uses fetch. Runs in browsers and in Node; only Node reads files. */
export function toJavaScript(request: HttpRequest): string {
  const { url, headers, note, code, imports } = writeRequest(request, 'javascript', {
    quote: toQuoted,
    raw: (raw) => `\`${raw}\``,
    text: (literal) => literal,
    json: (json) => {
      const text = toJsonText(json);
      // JavaScript would round the digits that JSON keeps.
      const isRounded = toExactText(json) !== JSON.stringify(json);
      return isRounded ? toQuoted(text) : `JSON.stringify(${indentRest(toComputed(text), '  ')})`;
    },
    form: (fields) => `new URLSearchParams({\n${toEntries(fields, '    ')}  })`,
  });
  return `${note}${imports.join('')}const response = await fetch(${url}, {
  method: ${toQuoted(request.method)},
  headers: {
${toEntries(headers, '    ')}  },
${code && !note ? `  body: ${code},\n` : ''}});

${request.stream ? '' : 'console.log(await response.text());\n'}if (!response.ok) {
  throw new Error(\`HTTP status \${response.status}\`);
}
${request.stream ? readLines : ''}`;
}

const readLines = `let rest = "";
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split("\\n");
  rest = lines.pop();
  lines.forEach((line) => console.log(line));
}
console.log(rest);
`;

/** The only name that has a special meaning in an object literal, unless it is computed. */
function toComputed(json: string): string {
  return json.replaceAll(/^( *)("__proto__"):/gm, '$1[$2]:');
}
