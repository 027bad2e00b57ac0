import path from 'node:path';
import { readSite } from '../../src/load/site';
import { readProject } from '../../src/project/index';
import { buildStyles } from '../../src/project/styles';
import { formats } from '../../src/project/formats';
import { languageIds } from '../../src/samples/languages';
import { settings } from '../../src/project/settings';
import { root } from '../../scripts/lib/paths.mjs';
import { useFolder } from '../support/folder';
import { deployment, site } from '../support/site';
import { bad, files, good } from './rows';

const { at, write } = useFolder();
beforeEach(() => write({ ...files, 'portal.yaml': 'api: openapi.yaml\n' }));

const read = (environment = {}) => readProject({ INIT_CWD: at(), ...environment });

/** The lines of the message, after the first one. */
async function problemsOf(text: string, environment = {}): Promise<readonly string[]> {
  await write({ 'portal.yaml': text });
  try {
    read(environment);
  } catch (error) {
    const [first, ...lines] = (error as Error).message.split('\n');
    expect(first).toBe('Invalid settings:');
    return lines.map((line) => line.replace(/^\S*portal\.yaml/, 'portal.yaml'));
  }
  return [];
}

describe('portal.yaml', () => {
  it('of the music API has the values that the specification asks for', () => {
    const project = readProject({ INIT_CWD: root });
    expect(readSite(project)).toEqual(site);
    expect(project).toMatchObject({
      deployment,
      api: { catalogue: path.join(root, 'src/catalogue') },
      warnings: [],
    });
  });

  it('needs only a document, which has the other facts', () => {
    expect(read()).toMatchObject({ api: { document: at('openapi.yaml') }, deployment });
    expect(readSite(read())).toEqual({
      name: 'Shop',
      product: '',
      apiBaseUrl: 'https://api.shop.test',
      authenticationBaseUrl: '',
      supportEmail: 'help@shop.test',
      statusPage: '',
      isGiven: true,
      letter: 'S',
      assistants: 'hide',
    });
  });

  it('takes the base URL of OpenAPI 2.0 from its host', async () => {
    const facts = { swagger: '2.0', host: 'old.test', basePath: '/v1', schemes: ['http', 'https'] };
    await write({ 'openapi.yaml': JSON.stringify(facts) });
    expect(readSite(read()).apiBaseUrl).toBe('https://old.test/v1');
  });

  it.each(good)('reads %j', async (text, expected) => {
    await write({ 'portal.yaml': text });
    const { deployment: set, texts } = read();
    expect({ ...set, ...Object.fromEntries(texts) }).toMatchObject(expected);
  });

  it('has lists for the pages', async () => {
    const link = (label: string) => ({ label, href: `https://x.test/${label}` });
    const header = Array.from({ length: 11 }, (_, index) => link(`a${index}`));
    const footer = [
      { title: 'A', links: [link('b')] },
      { title: 'C', links: [] },
    ];
    const lists = { header, footer, languages: ['go', 'curl'] };
    await write({ 'portal.yaml': JSON.stringify({ api: 'openapi.yaml', ...lists }) });
    expect(readSite(read())).toMatchObject(lists);
  });

  it.each(bad)('rejects %j with its line', async (text, says) => {
    const [problem, ...others] = await problemsOf(text);
    expect(others).toEqual([]);
    for (const words of says) expect(problem).toContain(words);
  });

  it('says what a setting should be, or that there is no API', async () => {
    const expected = settings.get('latest')?.['x-expected'];
    const problem = `portal.yaml:2: latest: found "next", expected ${expected}.`;
    expect(await problemsOf('api: openapi.yaml\nlatest: next')).toEqual([problem]);
    expect(await problemsOf('')).toEqual([
      'portal.yaml: found no API, expected the file of an OpenAPI document, such as "api: openapi.yaml".',
    ]);
  });

  it('has files in its folder only, but for the document', async () => {
    const style = path.join(root, 'src/css/tokens.css');
    const document = path.join(root, 'examples/shop/openapi.yaml');
    expect(await problemsOf(`api: ${document}\nbrand: { css: ${style} }\n`)).toEqual([
      expect.stringContaining(`"${style}", which is outside of the folder of portal.yaml`),
    ]);
  });

  it('has the size of a logo, which is also the icon if it is square', async () => {
    const toSvg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`;
    await write({
      'a.svg': toSvg('viewBox="0 0 64 64"'),
      'b.svg': toSvg('width="80" height="20"'),
    });
    const readBrand = async (logo: string) => {
      await write({ 'portal.yaml': `api: openapi.yaml\nbrand: { logo: ${logo} }\n` });
      return read().brand;
    };
    const [a, b] = [at('a.svg'), at('b.svg')];
    expect(await readBrand('a.svg')).toEqual({
      logo: { light: a, dark: a, width: 64, height: 64 },
      favicon: a,
    });
    expect(await readBrand('{ light: b.svg, dark: a.svg }')).toEqual({
      logo: { light: b, dark: a, width: 80, height: 20 },
    });
    await write({ 'c.svg': toSvg(''), 'd.png': toSvg('viewBox="0 0 64 64"') });
    for (const name of ['c.svg', 'd.png']) {
      expect(await problemsOf(`api: openapi.yaml\nbrand: { logo: ${name} }\n`)).toEqual([
        expect.stringContaining(`brand.logo: found "${name}", which has no size that can be read`),
      ]);
    }
  });

  it('has a font that pages can load at once', async () => {
    const header = Buffer.alloc(48);
    header.write('wOF2');
    await write({ 'a.woff2': header.toString('latin1'), 'b.woff2': 'OTTO' });
    const set = (file: string) => `api: openapi.yaml\nbrand: { font: ${file} }\n`;
    expect(await problemsOf(set('a.woff2'))).toEqual([]);
    expect(buildStyles(read())).toContain("url('/assets/fonts/font-");
    expect(await problemsOf(set('b.woff2'))).toEqual([
      expect.stringContaining('brand.font: found "b.woff2", which is no WOFF2 font'),
    ]);
    await write({ 'b.woff2': header.toString('latin1') + ' '.repeat(300_000) });
    expect(await problemsOf(set('b.woff2'))).toEqual([expect.stringContaining('has 301 kB')]);
  });

  it('names the texts that could not be read in an accent', async () => {
    const [line = '', ...others] = await problemsOf(
      "api: openapi.yaml\nbrand:\n  accent: '#e11d48'\n",
    );
    expect(others).toEqual([]);
    expect(line).toBe(
      'portal.yaml:3: brand.accent: found "#e11d48" with too little contrast in the light theme ' +
        '(4.42 of accent on sunken, 4.18 of accent on accent-surface), expected at least 4.5 ' +
        '(WCAG 2.2). "#cf1b42" would do.',
    );
  });

  it('names all problems at once', async () => {
    const lines = await problemsOf('apii: a\nlatest: never\ncontact: { email: me }\n');
    expect(lines.map((line) => line.split(':')[1])).toEqual(['1', '2', '3']);
  });

  it('is looked for in the folder of the command, or of --project', async () => {
    await write({ 'inner/portal.yaml': 'api: ../openapi.yaml\n', 'none/a.txt': '' });
    await write({ 'C#/portal.yaml': 'api: ../openapi.yaml\n' });
    expect(() => read({ INIT_CWD: at('C#') })).toThrow('Found "#" in the path ');
    await write({ 'short/portal.yml': 'api: ../openapi.yaml\n' });
    expect(read({ PORTAL_PROJECT: 'inner' }).api).toEqual({ document: at('openapi.yaml') });
    expect(() => read({ INIT_CWD: at('none') })).toThrow('Found no portal.yaml in ');
    expect(() => read({ INIT_CWD: at('short') })).toThrow('expected the name portal.yaml.');
  });

  it('has a known format and words for each setting', () => {
    for (const { format, enum: choices, 'x-expected': expected } of settings.values()) {
      expect(choices ?? formats[format ?? '']).toBeDefined();
      expect(expected).toBeTruthy();
    }
    expect(settings.get('languages[]')?.enum).toEqual(languageIds);
  });

  it.each([
    ['assistants: show', 'show'],
    ['assistants: hide', 'hide'],
    ['url: https://acme.example', undefined],
    ['', 'hide'],
  ])('with %j says whether pages offer assistants', async (text, expected) => {
    await write({ 'portal.yaml': `api: openapi.yaml\n${text}\n` });
    expect(readSite(read()).assistants).toBe(expected);
  });
});

describe('the environment', () => {
  it('overrides what differs between deployments, and an empty variable is unset', () => {
    const { deployment: set } = read({ SITE_URL: 'https://x.test', BASE_URL: '/a/', LATEST: '' });
    expect(set).toEqual({ ...deployment, siteUrl: 'https://x.test', baseUrl: '/a/' });
  });

  it('tries a document without settings', async () => {
    await write({ 'inner/.keep': '' });
    const tried = read({ INIT_CWD: at('inner'), API_DOCUMENT: '../openapi.yaml' });
    expect(tried).toMatchObject({
      api: { document: at('openapi.yaml') },
      source: '../openapi.yaml',
    });
  });

  it('names a variable with its problem', async () => {
    const lines = await problemsOf('api: openapi.yaml', { SITE_URL: 'x.test' });
    expect(lines).toEqual([expect.stringMatching(/^SITE_URL: found "x\.test", expected an http/)]);
  });

  it('warns of variables that have no effect', () => {
    const set = {
      SITEURL: 'a',
      SUPPORT_MAIL: 'b',
      HOME: 'd',
      API_HOST: 'e.test',
    };
    expect(read(set).warnings).toEqual([
      'SITEURL has no effect. Did you mean "SITE_URL"?',
      'SUPPORT_MAIL has no effect. Did you mean "SUPPORT_EMAIL"?',
      'API_HOST has no effect: the document has servers.',
    ]);
  });
});
