/** A folder with pages of editors, for tests of their Markdown. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildReference } from '../../../plugins/endpoint-pages/reference';
import { root } from '../../../scripts/lib/paths.mjs';
import { catalogue } from '../../../src/catalogue';
import { version } from '../../exports/markdown/sample';

export interface TestSite {
  readonly siteDir: string;
  readonly write: (file: string, text: string | Uint8Array) => void;
  readonly remove: () => void;
}

export function createSite(): TestSite {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'alternates-'));
  return {
    siteDir,
    write(file, text) {
      const target = path.join(siteDir, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    },
    remove: () => rmSync(siteDir, { recursive: true }),
  };
}

/** The pages of the portal, with those that are generated. */
export function createPortal(): TestSite {
  const site = createSite();
  const isWritten = (file: string) => path.relative(path.join(root, 'docs'), file) !== 'reference';
  cpSync(path.join(root, 'docs'), path.join(site.siteDir, 'docs'), {
    recursive: true,
    filter: isWritten,
  });
  const settings = { ...version.site, product: 'product' };
  for (const [name, content] of buildReference(catalogue, settings)) {
    site.write(`docs/reference/${name}`, content);
  }
  return site;
}
