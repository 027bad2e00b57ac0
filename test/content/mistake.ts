import fs from 'node:fs/promises';
import path from 'node:path';

/** An edit of the sample content, and the exact messages that it must cause. */
export interface Mistake {
  readonly name: string;
  readonly edit: (site: Site) => Promise<void>;
  readonly messages: readonly string[];
}

/** A copy of the sample content. */
export interface Site {
  readonly folder: string;
}

type Edit = Mistake['edit'];

/** Replaces a text that must exist. */
export const replace =
  (file: string, before: string, after: string): Edit =>
  async ({ folder }) => {
    const text = await fs.readFile(path.join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
    await fs.writeFile(
      path.join(folder, file),
      text.replace(before, () => after),
    );
  };

/** Writes a complete file. */
export const write =
  (file: string, content: string | Uint8Array): Edit =>
  async ({ folder }) => {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), content);
  };

export const remove =
  (file: string): Edit =>
  ({ folder }) =>
    fs.rm(path.join(folder, file));

/** Several edits, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  async (site) => {
    for (const edit of edits) await edit(site);
  };

/** Converts a file to the format of Windows editors: with a byte order mark and CRLF. */
export const toWindows =
  (file: string): Edit =>
  async ({ folder }) => {
    const text = await fs.readFile(path.join(folder, file), 'utf8');
    await fs.writeFile(path.join(folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  };
