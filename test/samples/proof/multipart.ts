/** Reads and compares multipart bodies (RFC 7578). */
import type { Part } from '../../../src/request/model';
import { files } from './other-apis';

interface ReceivedPart {
  readonly name: string | undefined;
  readonly file: string | undefined;
  /** Without parameters. */
  readonly mediaType: string | undefined;
  /** A character for each byte. */
  readonly content: string;
}

/** Whether all parts arrived, in order. */
export function compareParts(
  parts: readonly Part[],
  contentType: string,
  body: Buffer,
): readonly string[] {
  const received = parseParts(contentType, body);
  if (
    received.length === parts.length &&
    received.every((one, index) => isPart(one, parts[index]!))
  )
    return [];
  return [`${contentType} with the parts ${JSON.stringify(received)}`];
}

function isPart({ name, file, mediaType, content }: ReceivedPart, part: Part): boolean {
  if (name !== part.name) return false;
  if ('file' in part) {
    const isType = !part.mediaType || mediaType === part.mediaType;
    return isType && file === part.file && content === files[part.file]?.toString('latin1');
  }
  // JavaScript's forms have no other part with a media type than files, and call them blobs.
  const isText = file === undefined || (part.mediaType !== undefined && file === 'blob');
  const types = part.mediaType ? [part.mediaType] : [undefined, 'text/plain'];
  return (
    isText && types.includes(mediaType) && content === Buffer.from(part.text).toString('latin1')
  );
}

function parseParts(contentType: string, body: Buffer): readonly ReceivedPart[] {
  const [, boundary] = /^multipart\/form-data;.*\bboundary="?([^";]+)/.exec(contentType) ?? [];
  const [start, ...pieces] = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`);
  if (start !== '' || pieces.pop()?.trim() !== '--') return [];
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const head = piece.slice(0, end);
    return {
      name: readParameter(head, 'name'),
      file: readParameter(head, 'filename'),
      mediaType: /^Content-Type: ([^;\r]+)/im.exec(head)?.[1],
      content: piece.slice(end + 4),
    };
  });
}

/** Clients write a quote as `%22` or `\"`. */
function readParameter(head: string, name: string): string | undefined {
  const [, quoted, token] =
    new RegExp(`[; ]${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\r]+))`).exec(head) ?? [];
  return token ?? quoted?.replaceAll('%22', '"').replaceAll(/\\(.)/g, '$1');
}
