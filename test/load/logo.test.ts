import { loadDocument } from '../../src/load/load';
import { readPortal } from '../../src/load/site';
import { readProject } from '../../src/project/index';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();
const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"></svg>';

/** The logo of a project, and whether the check names that of its document. */
async function read(url: string, settings = '') {
  await write({
    'api/openapi.json': JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'Shop', version: '1', 'x-logo': { url } },
      servers: [{ url: 'https://api.shop.test' }],
      paths: {},
    }),
    'api/brand/a.svg': image,
    'api/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'c.svg': image,
    'portal.yaml': `api: api/openapi.json\n${settings}`,
  });
  const { project, site } = readPortal(readProject({ INIT_CWD: at() }));
  const { warnings } = await loadDocument(at('api/openapi.json'));
  const isNamed = warnings.some((line) => line.includes('"x-logo"'));
  return { logo: project.brand.logo?.light, served: site.logo?.light, isNamed };
}

describe('the logo of a document', () => {
  it('is shown if it is an image beside the document, or below', async () => {
    expect(await read('brand/a.svg')).toEqual({
      logo: at('api/brand/a.svg'),
      served: expect.stringMatching(/^assets\/images\/logo-\w{8}\.svg$/) as string,
      isNamed: false,
    });
  });

  it('is less than that of the settings', async () => {
    const { logo } = await read('./brand/a.svg', 'brand: { logo: c.svg }\n');
    expect(logo).toBe(at('c.svg'));
  });

  it.each(['https://x.test/a.svg', '../c.svg', 'none.svg', 'b.svg', 'openapi.json', '/a.svg'])(
    'is named if it is %s',
    async (url) => {
      expect(await read(url)).toEqual({ logo: undefined, served: undefined, isNamed: true });
    },
  );
});
