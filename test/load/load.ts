import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDocument } from '../../src/load/load';
import { toMessage } from '../../src/check/messages';
import { inFolder } from '../support/folder';

export const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

/** A document of one operation with this response, which is in line 7. */
export const toPath = (response: string) =>
  `${head}paths:\n  /a:\n    get:\n      responses:\n        "200": ${response}\n`;

/** Loads a document in a folder of its own, with a file outside of it. */
export async function load(text: string, files: Readonly<Record<string, string>> = {}) {
  const loaded = await inFolder(async (folder) => {
    const own = path.join(folder, 'own');
    await mkdir(own);
    await writeFile(path.join(folder, 'outside.yaml'), 'description: A');
    await symlink('../outside.yaml', path.join(own, 'link.yaml'));
    for (const [name, content] of Object.entries({ 'api.yaml': text, ...files })) {
      await writeFile(path.join(own, name), content);
    }
    const overlay = 'overlay.yaml' in files ? path.join(own, 'overlay.yaml') : undefined;
    return loadDocument(path.join(own, 'api.yaml'), overlay);
  });
  const messages = loaded.problems.map(({ file, ...problem }) =>
    toMessage({ file: path.basename(file), ...problem }),
  );
  const warnings = loaded.warnings.map((text) => text.replaceAll(/[^ ]*(?=api\.yaml)/g, ''));
  return { ...loaded, messages, warnings };
}
