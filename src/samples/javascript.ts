import { indentRest, toJsonText, toObject, toQuoted } from './literals';
import { readsFiles, toNoBodyNote, writeRequest } from './write';
import { toJsonText as toExactText } from '../openapi/numbers';
import type { HttpRequest } from '../request/model';

/** An ECMAScript module that uses fetch. Runs in browsers and in Node; only Node reads files. */
export function toJavaScript(request: HttpRequest): string {
  const { url, headers, note, code, imports } = writeRequest(request, {
    quote: toQuoted,
    raw: (raw) => `\`${raw}\``,
    text: (literal) => literal,
    json: (json) => {
      const text = toJsonText(json);
      // JavaScript would round the digits that JSON keeps.
      const isRounded = toExactText(json) !== JSON.stringify(json);
      return isRounded ? toQuoted(text) : `JSON.stringify(${indentRest(toComputed(text), '  ')})`;
    },
    form: (fields) => `new URLSearchParams(${toObject(fields, '    ', '  ')})`,
    multipart(parts) {
      const lines = parts.map(({ name, mediaType, ...part }) => {
        const type = mediaType ? `, { type: ${toQuoted(mediaType)} }` : '';
        const content =
          'file' in part ? `await readFile(${toQuoted(part.file)})` : toQuoted(part.text);
        const blob = 'file' in part || type ? `new Blob([${content}]${type})` : content;
        return `form.append(${toQuoted(name)}, ${blob}${'file' in part ? `, ${toQuoted(part.file)}` : ''});\n`;
      });
      const form = `const form = new FormData();\n${lines.join('')}\n`;
      return { code: 'form', imports: readsFiles(parts) ? [readFile, form] : [form] };
    },
    file: (name) => ({ code: `await readFile(${toQuoted(name)})`, imports: [readFile] }),
    toNote,
  });
  return `${note}${imports.join('')}const response = await fetch(${url}, {
  method: ${toQuoted(request.method)},
  headers: ${toObject(headers, '    ', '  ')},
${code && !note ? `  body: ${code},\n` : ''}});

${request.stream ? '' : 'console.log(await response.text());\n'}if (!response.ok) {
  throw new Error(\`HTTP status \${response.status}\`);
}
${request.stream ? readLines : ''}`;
}

const readFile = 'import { readFile } from "node:fs/promises";\n\n';

const readLines = `let rest = "";
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split("\\n");
  rest = lines.pop();
  lines.forEach((line) => console.log(line));
}
console.log(rest);
`;

function toNote({ method, body }: HttpRequest): string {
  if (/^(?:CONNECT|TRACE|TRACK)$/i.test(method)) {
    return `// fetch cannot send ${method}. Use another client.\n`;
  }
  return body && method === 'GET' ? toNoBodyNote('fetch') : '';
}

/** The only name that has a special meaning in an object literal, unless it is computed. */
function toComputed(json: string): string {
  return json.replaceAll(/^( *)("__proto__"):/gm, '$1[$2]:');
}
