/** Multipart bodies for the clients that do not write them. */
import type { Part } from '../request/model';
import type { Quote } from './literals';

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
