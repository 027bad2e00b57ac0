import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import endpointPages from '../../plugins/endpoint-pages';
import { validateOptions, type Options } from '../../plugins/endpoint-pages/options';
import { toDefaultSlug } from '../../plugins/endpoint-pages/slug';
import { validateCatalogue } from '../../plugins/endpoint-pages/validate';
import { catalogue } from '../../src/catalogue';
import { site } from '../exports/download';

const optionsOf = (options: Options) =>
  validateOptions({ options, validate: normalizePluginOptions });

describe('the options', () => {
  it('have defaults', () => {
    expect(optionsOf({})).toEqual({
      id: 'default',
      catalogue: 'src/catalogue/index.ts',
      directory: 'docs/reference',
    });
  });

  it('can be set', () => {
    const options = { id: 'a', catalogue: 'facts.ts', directory: 'docs/api' };
    expect(optionsOf(options)).toEqual(options);
  });

  it.each([{ directory: 1 }, { catalogue: '' }, { folder: 'docs/api' }])('refuse %j', (options) => {
    expect(() => optionsOf(options as Options)).toThrow(Object.keys(options)[0]);
  });
});

describe('toDefaultSlug', () => {
  it.each([
    ['docs/introduction.md', '/docs/introduction'],
    ['docs/guides/x.mdx', '/docs/guides/x'],
    ['docs/guides/index.md', '/docs/guides'],
    ['docs/guides/README.md', '/docs/guides'],
    ['docs/index.mdx', '/docs'],
    ['docs/guides/my-index.md', '/docs/guides/my-index'],
    ['docs/docs/a.md', '/docs/docs/a'],
    ['docs/v1.0.md', '/docs/v1.0'],
    ['versioned_docs/version-1.0/guides/x.md', '/docs/guides/x'],
    ['versioned_docs/version-1.0/index.md', '/docs'],
    [String.raw`docs\guides\x.md`, '/docs/guides/x'],
  ])('serves %s at %s', (file, slug) => {
    expect(toDefaultSlug(file)).toBe(slug);
  });
});

describe('validateCatalogue', () => {
  it('accepts the catalogue', () => {
    expect(() => validateCatalogue(catalogue)).not.toThrow();
  });

  it('throws one error with all problems', () => {
    const [first, ...rest] = catalogue.categories;
    const [endpoint] = first!.endpoints;
    const broken = { ...first!, description: '', endpoints: [{ ...endpoint!, summary: '' }] };
    expect(() => validateCatalogue({ categories: [broken, ...rest] })).toThrow(
      [
        'The endpoint catalogue has 2 problem(s):',
        'authentication: description: found a blank text, expected some words. Edit src/catalogue/authentication.ts.',
        'generate-token: summary: found a blank text, expected some words. Edit src/catalogue/authentication.ts.',
      ].join('\n'),
    );
  });
});

describe('the plugin', () => {
  let siteDir = '';
  beforeEach(async () => {
    siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'site-'));
  });
  afterEach(() => fs.rm(siteDir, { recursive: true }));

  const entry = `
    import { description } from './batch';
    export const catalogue = {
      categories: [{ id: 'batch', title: 'Batch', description, endpoints: [] }],
    };
  `;
  const writeCatalogue = async (description: string) => {
    await fs.writeFile(path.join(siteDir, 'index.ts'), entry);
    const text = `export const description: string = ${JSON.stringify(description)};`;
    await fs.writeFile(path.join(siteDir, 'batch.ts'), text);
  };
  const readOverview = () => fs.readFile(path.join(siteDir, 'reference/batch/index.json'), 'utf8');

  const start = () => {
    const context = { siteDir, siteConfig: { customFields: { site } } } as unknown as LoadContext;
    const options = { id: 'default', catalogue: 'index.ts', directory: 'reference' };
    return endpointPages(context, options);
  };

  it('writes the pages before anything is loaded, and again after an edit', async () => {
    await writeCatalogue('The first.');
    const plugin = await start();
    expect(await readOverview()).toContain('The first.');
    await writeCatalogue('The second.');
    await plugin.loadContent?.();
    expect(await readOverview()).toContain('The second.');
    expect(plugin.getPathsToWatch?.()).toEqual([`${siteDir}/**/*.ts`]);
  });

  it('writes nothing from a catalogue with problems', async () => {
    await writeCatalogue('');
    await expect(start()).rejects.toThrow('batch: description: found a blank text');
    await expect(readOverview()).rejects.toThrow('ENOENT');
  });
});
