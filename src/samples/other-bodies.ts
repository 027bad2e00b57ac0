/** Bodies other than JSON and forms in samples, and headers that depend on them. */
import { encodePairs } from '../request/encode';
import type { HttpRequest, Part, RequestBody } from '../request/model';
import type { LanguageId } from './languages';
import type { BodyWriter, Quote, Written } from './literals';

/** What the client of a language sends of a request, and a note if it cannot send the body. */
export function toSent(request: HttpRequest, language: LanguageId) {
  const { headers } = request;
  const body = toBody(request);
  const note = toNote(request, language);
  if (body && body.kind !== 'multipart') return { headers, body, note };
  // Clients that write multipart bodies name their type.
  const others = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  if (body && withBoundary.has(language)) {
    others.push(['Content-Type', `${body.mediaType}; boundary=${boundary}`]);
  }
  return { headers: others, body, note };
}

/**
 * The body that a sample sends. Clients send none with HEAD and TRACE. A form that repeats a name
 * is a text, because the dictionaries of many languages would lose a value.
 */
function toBody({ method, body }: HttpRequest): RequestBody | undefined {
  if (method === 'HEAD' || method === 'TRACE') return undefined;
  if (body?.kind !== 'form') return body;
  const { fields, mediaType } = body;
  const isRepeated = new Set(fields.map(([name]) => name)).size < fields.length;
  return isRepeated ? { kind: 'text', mediaType, text: encodePairs(fields) } : body;
}

/** The first line of a sample whose client cannot send the body of the request. */
function toNote({ method, body }: HttpRequest, language: LanguageId): string {
  if (language === 'javascript' && /^(?:CONNECT|TRACE|TRACK)$/i.test(method)) {
    return `// fetch cannot send ${method}. Use another client.\n`;
  }
  const client = withoutBody[language];
  return client && body && method === 'GET'
    ? `// ${client} cannot send a body with GET, so this request has none.\n`
    : '';
}

/** The clients that send no body with GET. */
const withoutBody: Partial<Record<LanguageId, string>> = {
  javascript: 'fetch',
  swift: 'URLSession',
};

const withBoundary = new Set<LanguageId>(['go', 'java', 'php', 'ruby', 'swift']);

/** Separates the parts of a body that no client writes. */
const boundary = 'part-7d1f0c2e9b4a';

/** Writes a body with the quoting rules of a language. */
export function writeOther(
  body: RequestBody | undefined,
  language: LanguageId,
  { quote, raw = quote, text }: BodyWriter,
): string | Written {
  if (body?.kind === 'multipart') return writers[language].multipart(body.parts, quote);
  if (body?.kind === 'file') return writers[language].file(body.file, quote);
  if (body?.kind !== 'text') return '';
  const isRaw = body.text.includes('\n') && !notRaw.test(body.text);
  return text(isRaw ? raw(body.text) : quote(body.text));
}

/** What a raw string of any language cannot contain, would change, or would hide. */
const notRaw =
  /(?<![^])\s|"(?![^])|"""|[\\`]|\$\{|#{9}|[^\S\n]$|^[^\S\n\r\u2028\u2029]*JSON|(?![\n\t])[\p{C}\p{Zl}\p{Zp}]/mu;

interface Writers {
  readonly multipart: (parts: readonly Part[], quote: Quote) => string | Written;
  readonly file: (name: string, quote: Quote) => string | Written;
}

/** How each language writes multipart bodies and the contents of files. */
const writers: Readonly<Record<LanguageId, Writers>> = {
  curl: {
    multipart: (parts, quote) =>
      parts
        .map(({ name, mediaType, ...part }) => {
          const type = mediaType ? `;type=${mediaType}` : '';
          if ('file' in part) {
            return toOption('form', quote(`${name}=@${toWord(part.file)}${type}`));
          }
          return type
            ? toOption('form', quote(`${name}=${toWord(part.text)}${type}`))
            : toOption('form-string', quote(`${name}=${part.text}`));
        })
        .join(''),
    file: (name, quote) => toOption('data-binary', quote(`@${name}`)),
  },
  python: {
    // Without a file name, a part is a text.
    multipart: (parts, quote) => ({
      code: `[\n${parts
        .map(({ name, mediaType, ...part }) => {
          const content =
            'file' in part
              ? `${quote(part.file)}, open(${quote(part.file)}, "rb")`
              : `None, ${quote(part.text)}`;
          return `    (${quote(name)}, (${content}${mediaType ? `, ${quote(mediaType)}` : ''})),\n`;
        })
        .join('')}]`,
      use: 'files',
    }),
    file: (name, quote) => ({ code: `open(${quote(name)}, "rb")`, use: 'data' }),
  },
  javascript: {
    multipart(parts, quote) {
      const lines = parts.map(({ name, mediaType, ...part }) => {
        const type = mediaType ? `, { type: ${quote(mediaType)} }` : '';
        const content = 'file' in part ? `await readFile(${quote(part.file)})` : quote(part.text);
        const blob = 'file' in part || type ? `new Blob([${content}]${type})` : content;
        return `form.append(${quote(name)}, ${blob}${'file' in part ? `, ${quote(part.file)}` : ''});\n`;
      });
      const form = `const form = new FormData();\n${lines.join('')}\n`;
      return { code: 'form', imports: readsFiles(parts) ? [readFile, form] : [form] };
    },
    file: (name, quote) => ({ code: `await readFile(${quote(name)})`, imports: [readFile] }),
  },
  go: {
    multipart: (parts, quote) => ({
      code: `	body := &bytes.Buffer{}
	add := func(content []byte, err error) {
		if err != nil {
			log.Fatal(err)
		}
		body.Write(content)
	}
${writeParts(
  parts,
  (text) => `	add([]byte(${quote(text)}), nil)\n`,
  (name) => `	add(os.ReadFile(${quote(name)}))\n`,
)}`,
      use: 'body',
      imports: readsFiles(parts) ? ['bytes', 'os'] : ['bytes'],
    }),
    file: (name, quote) => ({
      code: `	body, err := os.Open(${quote(name)})
	if err != nil {
		log.Fatal(err)
	}
`,
      use: 'body',
      imports: ['os'],
    }),
  },
  java: {
    multipart: (parts, quote) => ({
      code: `List<byte[]> body = List.of(\n${writeParts(
        parts,
        (text) => `${indent}${quote(text)}.getBytes(StandardCharsets.UTF_8),\n`,
        (name) => `${indent}Files.readAllBytes(Path.of(${quote(name)})),\n`,
      ).slice(0, -2)})`,
      use: 'ofByteArrays(body)',
      imports: ['nio.charset.StandardCharsets', 'nio.file.Files', 'nio.file.Path', 'util.List'],
    }),
    file: (name, quote) => ({
      code: `Path body = Path.of(${quote(name)})`,
      use: 'ofFile(body)',
      imports: ['nio.file.Path'],
    }),
  },
  csharp: {
    // The quotes are part of the name, because the class adds none.
    multipart: (parts, quote) => ({
      code: `MultipartFormDataContent\n        {\n${parts
        .map(({ name, mediaType, ...part }) => {
          const type = mediaType
            ? ` { Headers = { ContentType = MediaTypeHeaderValue.Parse(${quote(mediaType)}) } }`
            : '';
          const content =
            'file' in part
              ? `StreamContent(File.OpenRead(${quote(part.file)}))`
              : `StringContent(${quote(part.text)})`;
          const file = 'file' in part ? `, ${quote(part.file.replaceAll('"', '%22'))}` : '';
          return `${indent}{ new ${content}${type}, ${quote(toPartName(name))}${file} },\n`;
        })
        .join('')}        }`,
      imports: ['System.IO', 'System.Net.Http.Headers'],
    }),
    file: (name, quote) => ({
      code: `StreamContent(File.OpenRead(${quote(name)}))`,
      imports: ['System.IO'],
    }),
  },
  php: {
    multipart: (parts, quote) =>
      `implode([\n${writeParts(
        parts,
        (text) => `    ${quote(text)},\n`,
        (name) => `    file_get_contents(${quote(name)}),\n`,
      )}])`,
    file: (name, quote) => `file_get_contents(${quote(name)})`,
  },
  ruby: {
    multipart: (parts, quote) =>
      `[\n${writeParts(
        parts,
        (text) => `  ${quote(text)}.b,\n`,
        (name) => `  File.binread(${quote(name)}),\n`,
      )}].join`,
    file: (name, quote) => `File.binread(${quote(name)})`,
  },
  swift: {
    multipart: (parts, quote) =>
      `var body = Data()\n${writeParts(
        parts,
        (text) => `body.append(Data(${quote(text)}.utf8))\n`,
        (name) => `body.append(try Data(contentsOf: URL(fileURLWithPath: ${quote(name)})))\n`,
      )}request.httpBody = body\n`,
    file: (name, quote) =>
      `request.httpBody = try Data(contentsOf: URL(fileURLWithPath: ${quote(name)}))\n`,
  },
  rust: {
    multipart(parts, quote) {
      const lines = parts.map(({ name, mediaType, ...part }) => {
        const content = 'file' in part ? `file(${quote(part.file)})?` : `text(${quote(part.text)})`;
        const type = mediaType ? `.mime_str(${quote(mediaType)})?` : '';
        return `                .part(${quote(name)}, Part::${content}${type})`;
      });
      return {
        code: `        .multipart(\n            Form::new()\n${lines.join('\n')},\n        )\n`,
        imports: [',multipart', 'use reqwest::blocking::multipart::{Form, Part};\n'],
      };
    },
    file: (name, quote) => `        .body(std::fs::File::open(${quote(name)})?)\n`,
  },
};

const toOption = (name: string, value: string) => ` \\\n  --${name} ${value}`;

/** Only quotes protect the semicolons and commas of a value with a type, or of a file name. */
function toWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

const readFile = 'import { readFile } from "node:fs/promises";\n\n';

function readsFiles(parts: readonly Part[]): boolean {
  return parts.some((part) => 'file' in part);
}

const indent = ' '.repeat(12);

/** A multipart body that no client writes: the code for each of its texts and files. */
function writeParts(parts: readonly Part[], writeText: Quote, writeFile: Quote): string {
  const pieces = parts.map((part, index) => {
    const start = `${index > 0 ? '\r\n' : ''}--${boundary}\r\n`;
    const file = 'file' in part ? `; filename=${toPartName(part.file)}` : '';
    const disposition = `Content-Disposition: form-data; name=${toPartName(part.name)}${file}`;
    const type = part.mediaType ? `\r\nContent-Type: ${part.mediaType}` : '';
    const head = `${start}${disposition}${type}\r\n\r\n`;
    return 'file' in part ? writeText(head) + writeFile(part.file) : writeText(head + part.text);
  });
  return pieces.join('') + writeText(`\r\n--${boundary}--\r\n`);
}

/** Quoted as browsers do (https://html.spec.whatwg.org/#multipart-form-data). */
function toPartName(name: string): string {
  return `"${name.replaceAll(/["\r\n]/g, encodeURIComponent)}"`;
}
