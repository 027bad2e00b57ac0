/**
 * What samples write for the requests of other APIs: bodies other than JSON and forms, and headers
 * that depend on them. Pages of the built-in API load `no-other-bodies.ts` instead.
 */
import { encodePairs } from '../request/build';
import type { HttpRequest, RequestBody } from '../request/model';
import type { LanguageId } from './languages';
import type { BodyWriter, Written } from './literals';
import { boundary, writers } from './other-writers';

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

const withBoundary = new Set<LanguageId>(['go', 'java', 'php', 'ruby', 'swift']);

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
  /(?<![^])\s|"(?![^])|"""|[\\`]|\$\{|#{9}|[^\S\n]$|^\s*JSON|(?![\n\t])[\p{C}\p{Zl}\p{Zp}]/mu;

/** The first line of a sample whose client cannot send the body of the request. */
function toNote({ method, body }: HttpRequest, language: LanguageId): string {
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
