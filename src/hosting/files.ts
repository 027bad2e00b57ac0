/** The media types of files, and which of its variants a client asks for. */

/** The types of text files by ending. The build compresses them. */
export const textTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  // RFC 9512.
  yaml: 'application/yaml',
  http: 'text/plain; charset=utf-8',
};

/** Endings in {@link textTypes} that hosts do not know. */
export const unknownEndings = ['md', 'yaml', 'http'] as const;

/** The file with the release that a host serves. */
export const healthFile = 'healthz';

/** Text files without an ending, by their path relative to the base URL. Compressed as well. */
export const namedTypes = [
  {
    // RFC 9727.
    path: '.well-known/api-catalog',
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
  { path: healthFile, type: 'application/json' },
] as const;

/** Other files that pages can contain, for hosts that know no types themselves. */
export const binaryTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
};

/** The endings of files that browsers open as documents, in which scripts can run. */
export const documentEndings = ['html', 'svg', 'xml'] as const;

export function findTextType(path: string): string | undefined {
  const named = namedTypes.find((row) => row.path === path)?.type;
  return named ?? new Map(Object.entries(textTypes)).get(toEnding(path));
}

export function isDocument(path: string): boolean {
  return (documentEndings as readonly string[]).includes(toEnding(path));
}

function toEnding(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1] ?? '';
}

/** Which values of a header ask for a variant. Patterns for PCRE, RE2 and JavaScript, without case. */
interface VariantRequest {
  readonly pattern: string;
  readonly except: string;
}

function isRequested(value: string, { pattern, except }: VariantRequest): boolean {
  return new RegExp(pattern, 'i').test(value) && !new RegExp(except, 'i').test(value);
}

/**
 * The compressed variants of a file, the preferred one first. `Accept-Encoding` headers accept an
 * encoding if they name it, unless they set its quality to 0.
 */
export const encodings = [
  { name: 'br', ending: '.br', request: toEncodingRequest('br') },
  { name: 'gzip', ending: '.gz', request: toEncodingRequest('gzip') },
] as const;

export type Encoding = (typeof encodings)[number];

function toEncodingRequest(name: string): VariantRequest {
  return {
    pattern: String.raw`\b${name}\b`,
    except: String.raw`\b${name}\s*;\s*q=0(\.0*)?\s*(,|$)`,
  };
}

/** The encodings that a client accepts, the preferred one first. */
export function listAccepted(acceptEncoding: string): readonly Encoding[] {
  return encodings.filter(({ request }) => isRequested(acceptEncoding, request));
}

/**
 * Which `Accept` headers get the Markdown file of a page: those that name it, unless they name HTML
 * before, or set its quality to 0. Browsers never name it.
 */
export const markdownRequest: VariantRequest = {
  pattern: 'text/markdown',
  except: String.raw`text/html.*text/markdown|text/markdown\s*;\s*q=0(\.0*)?\s*(,|$)`,
};

/**
 * The files that a path can mean, relative to the folder like the path. The first one that exists is
 * sent: the Markdown file of a page if the client asks for it, a file, or a page.
 */
export function listCandidates(path: string, accept: string): readonly string[] {
  const files = path === '' ? ['index.html'] : [path, `${path}.html`];
  const markdown = path === '' ? ['index.md'] : [`${path}.md`, `${path}/index.md`];
  return isRequested(accept, markdownRequest) ? [...markdown, ...files] : files;
}
