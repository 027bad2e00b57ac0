/** The media types of files, and their compressed variants. */

/**
 * A file or files. `path` is relative to the base URL and can start with `*` for everything that
 * ends like this.
 */
interface FileType {
  readonly path: string;
  readonly type: string;
}

/** Text files whose type all hosts know, but not by the same name. */
const commonTypes = [
  { path: '*.html', type: 'text/html; charset=utf-8' },
  { path: '*.css', type: 'text/css; charset=utf-8' },
  { path: '*.js', type: 'text/javascript; charset=utf-8' },
  { path: '*.json', type: 'application/json' },
  { path: '*.xml', type: 'application/xml' },
  { path: '*.svg', type: 'image/svg+xml' },
  { path: '*.txt', type: 'text/plain; charset=utf-8' },
] as const satisfies readonly FileType[];

/** The file with the release that a host serves. */
export const healthFile = 'healthz';

/** Text files whose type hosts do not know. */
export const fileTypes = [
  { path: '*.md', type: 'text/markdown; charset=utf-8' },
  // RFC 9512.
  { path: '*.yaml', type: 'application/yaml' },
  { path: '*.http', type: 'text/plain; charset=utf-8' },
  // RFC 9727.
  {
    path: '.well-known/api-catalog',
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
  { path: healthFile, type: 'application/json' },
] as const satisfies readonly FileType[];

/** Text files. The build compresses them. */
export const textTypes: readonly FileType[] = [...commonTypes, ...fileTypes];

/** Other files that pages can contain, for hosts that know no types themselves. */
export const binaryTypes: readonly FileType[] = [
  { path: '*.png', type: 'image/png' },
  { path: '*.jpg', type: 'image/jpeg' },
  { path: '*.jpeg', type: 'image/jpeg' },
  { path: '*.gif', type: 'image/gif' },
  { path: '*.webp', type: 'image/webp' },
  { path: '*.avif', type: 'image/avif' },
  { path: '*.ico', type: 'image/x-icon' },
  { path: '*.pdf', type: 'application/pdf' },
  { path: '*.zip', type: 'application/zip' },
  { path: '*.mp3', type: 'audio/mpeg' },
  { path: '*.mp4', type: 'video/mp4' },
  { path: '*.webm', type: 'video/webm' },
  { path: '*.woff2', type: 'font/woff2' },
];

/** Files of this size or less are not compressed. */
export const leastCompressed = 1024;

/** The compressed variants of a file, the preferred one first. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

/** A regular expression for the paths that a {@link FileType} or another pattern with `*` names. */
export function toFilePattern(path: string): string {
  return path.replaceAll('.', String.raw`\.`).replace('*', '.*');
}

/** A regular expression for any of the paths that these patterns name. */
export function toFilesPattern(paths: readonly string[]): string {
  const endings = paths.filter((path) => path.startsWith('*.')).map((path) => path.slice(2));
  const names = paths.filter((path) => !path.startsWith('*.')).map(toFilePattern);
  const byEnding = endings.length === 0 ? [] : [String.raw`.*\.(?:${endings.join('|')})`];
  return `(?:${[...byEnding, ...names].join('|')})`;
}

/** A regular expression for the paths of text files, relative to the base URL. */
export const textPattern = toFilesPattern(textTypes.map(({ path }) => path));

/** A regular expression for the paths of their variants. */
export const variantPattern = `${textPattern}(?:${encodings
  .map(({ ending }) => toFilePattern(ending))
  .join('|')})`;

/** Whether a path is one of those that a {@link FileType} or another pattern with `*` names. */
export function isNamed(path: string, pattern: string): boolean {
  return new RegExp(`^${toFilePattern(pattern)}$`).test(path);
}

/** The media type of a text file. Undefined for other files. */
export function findTextType(path: string): string | undefined {
  return textTypes.find((row) => isNamed(path, row.path))?.type;
}

/**
 * Which values of a request header ask for a variant of a file. The patterns ignore case and work
 * in PCRE, RE2 and JavaScript.
 */
export interface VariantRequest {
  readonly pattern: string;
  readonly except: string;
}

/** Whether the value of a request header asks for a variant. */
export function isRequested(value: string, { pattern, except }: VariantRequest): boolean {
  return new RegExp(pattern, 'i').test(value) && !new RegExp(except, 'i').test(value);
}

/**
 * Which `Accept-Encoding` headers accept an encoding: those that name it, unless they set its
 * quality to 0.
 */
export function toEncodingRequest({ name }: Encoding): VariantRequest {
  return {
    pattern: String.raw`\b${name}\b`,
    except: String.raw`\b${name}\s*;\s*q=0(\.0*)?\s*(,|$)`,
  };
}

/** The encodings that a client accepts, the preferred one first. */
export function listAccepted(acceptEncoding: string): readonly Encoding[] {
  return encodings.filter((encoding) => isRequested(acceptEncoding, toEncodingRequest(encoding)));
}
