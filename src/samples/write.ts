/** Writes a request with the rules of a language. */
import type { Json } from '../openapi/document';
import { toUrl } from '../request/build';
import { encodePairs } from '../request/encode';
import type { HttpRequest, Pair, Part, RequestBody } from '../request/model';
import { type Quote, toJsonText } from './literals';

/** The code for a body, and what the rest of the program needs for it. */
export interface Written {
  readonly code: string;
  /** How the client receives the body. */
  readonly use?: string;
  readonly imports?: readonly string[];
}

/** How the client of a language receives bodies. */
export interface BodyWriter {
  readonly quote: Quote;
  /** Quotes JSON and texts of several lines, if that differs. */
  readonly raw?: Quote;
  /** The text is quoted. */
  readonly text: (literal: string) => string | Written;
  /** If JSON is not a text. */
  readonly json?: (json: Json) => string | Written;
  readonly form: (fields: readonly Pair[]) => string | Written;
  readonly multipart: (parts: readonly Part[]) => string | Written;
  /** The content of a file. */
  readonly file: (name: string) => string | Written;
  /** Whether the sample writes the boundaries of parts, because the client does not. */
  readonly hasBoundary?: boolean;
  /** The first line of a sample whose client cannot send the request. Empty if it can. */
  readonly toNote?: (request: HttpRequest) => string;
}

/** What a program consists of, in the code of its language. The code is empty without a body. */
export function writeRequest(request: HttpRequest, writer: BodyWriter) {
  const body = toBody(request);
  const written = writeBody(body, writer);
  const code: Written = typeof written === 'string' ? { code: written } : written;
  return {
    url: writer.quote(toUrl(request)),
    headers: toHeaders(request, body, writer),
    note: writer.toNote?.(request) ?? '',
    imports: [],
    ...code,
  };
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

/** Clients that write the parts of a body themselves also write its type. */
function toHeaders(
  { headers, body: given }: HttpRequest,
  body: RequestBody | undefined,
  { hasBoundary }: BodyWriter,
): readonly Pair[] {
  // Some APIs want the type of a body that there is not.
  if (!given || (body && body.kind !== 'multipart')) return headers;
  const others = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  if (!body || !hasBoundary) return others;
  return [...others, ['Content-Type', `${body.mediaType}; boundary=${boundary}`]];
}

function writeBody(body: RequestBody | undefined, writer: BodyWriter): string | Written {
  const { quote, raw = quote, text, json = (value) => text(raw(toJsonText(value))) } = writer;
  switch (body?.kind) {
    case 'json':
      return json(body.json);
    case 'form':
      return writer.form(body.fields);
    case 'multipart':
      return writer.multipart(body.parts);
    case 'file':
      return writer.file(body.file);
    case 'text': {
      const isRaw = body.text.includes('\n') && !notRaw.test(body.text);
      return text(isRaw ? raw(body.text) : quote(body.text));
    }
    default:
      return '';
  }
}

/** The note of a client that sends no body with GET. */
export function toNoBodyNote(client: string): string {
  return `// ${client} cannot send a body with GET, so this request has none.\n`;
}

/** What a raw string of any language cannot contain, would change, or would hide. */
const notRaw =
  /(?<![^])\s|"(?![^])|"""|[\\`]|\$\{|#{9}|[^\S\n]$|^[^\S\n\r\u2028\u2029]*JSON|(?![\n\t])[\p{C}\p{Zl}\p{Zp}]/mu;

/* Multipart bodies for the clients that do not write them. */

/** Separates the parts of a body. */
export const boundary = 'part-7d1f0c2e9b4a';

export function readsFiles(parts: readonly Part[]): boolean {
  return parts.some((part) => 'file' in part);
}

/** The code for each text and file of a body. */
export function writeParts(parts: readonly Part[], writeText: Quote, writeFile: Quote): string {
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
export function toPartName(name: string): string {
  return `"${name.replaceAll(/["\r\n]/g, encodeURIComponent)}"`;
}
