import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDocument } from '../../src/load/load';
import { toMessage } from '../../src/check/messages';

export const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

/** A document of one operation with this response, which is in line 7. */
export const toPath = (response: string) =>
  `${head}paths:\n  /a:\n    get:\n      responses:\n        "200": ${response}\n`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'document-'));
  await writeFile(path.join(folder, 'outside.yaml'), 'description: A');
});
afterAll(() => rm(folder, { recursive: true }));

/** Loads a document in a folder of its own. */
export async function load(text: string, files: Readonly<Record<string, string>> = {}) {
  const own = await mkdtemp(path.join(folder, 'own-'));
  await symlink('../outside.yaml', path.join(own, 'link.yaml'));
  for (const [name, content] of Object.entries({ 'api.yaml': text, ...files })) {
    await writeFile(path.join(own, name), content);
  }
  const overlay = files['overlay.yaml'] === undefined ? undefined : path.join(own, 'overlay.yaml');
  const loaded = await loadDocument(path.join(own, 'api.yaml'), overlay);
  const messages = loaded.problems.map(({ file, ...problem }) =>
    toMessage({ file: path.basename(file), ...problem }),
  );
  const warnings = loaded.warnings.map((text) => text.replaceAll(/[^ ]*(?=api\.yaml)/g, ''));
  return { ...loaded, messages, warnings };
}
