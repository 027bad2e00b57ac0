/** A portal with many categories, which goes on from version to version. */

/** The number of beds, each a category with one operation. The menu lists those of 1.0 only. */
export const beds = { '1.0': 24, current: 25 } as const;

/** In version 1.0 and its prerelease, but not in the current version. */
export const removed = { route: '/docs/bed-1/shake-trees', title: 'Shake trees' } as const;

/** Only in the current version. */
export const added = { route: '/docs/bed-1/count-trees', title: 'Count trees' } as const;

/** The new location of the page that is `/docs/seasons` in version 1.0. It is in another shard. */
export const movedPage = '/docs/guides/new-seasons';

const toPage = (frontMatter: string, text: string) => `---\n${frontMatter}\n---\n\n${text}\n`;

/** Pages of editors. */
export const pages = {
  seasons: toPage('title: Seasons', 'Water often, once the **frost** is over.'),
  movedSeasons: toPage(
    `title: Seasons\nslug: ${movedPage}`,
    'Water often, once the **frost** is over.',
  ),
  guide: toPage('title: First plants', '<Sample slug="list-plants-1" response />'),
  release: '## Highlights\n\nSee [Seasons](../seasons.md).\n',
} as const;

/** The document with so many beds, and with operations of these titles in the first one. */
export function toGarden(count: number, ...titles: readonly string[]): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Garden API', version: '1' },
    servers: [{ url: 'https://garden.example.com' }],
    tags: numbers.map((number) => ({ name: `Bed ${number}` })),
    paths: {
      ...Object.fromEntries(
        numbers.map((number) => [`/beds/${number}`, toItem(`List plants ${number}`, number)]),
      ),
      ...Object.fromEntries(titles.map((title, index) => [`/trees/${index}`, toItem(title, 1)])),
    },
  });
}

function toItem(title: string, bed: number) {
  const plant = { type: 'string', description: 'The name of the plant.', example: 'Mint' };
  const schema = { type: 'object', properties: { plant } };
  const content = { 'application/json': { schema } };
  const get = {
    summary: title,
    operationId: title.replaceAll(' ', '-').toLowerCase(),
    tags: [`Bed ${bed}`],
    parameters: [{ name: 'sunny', in: 'query', schema: { type: 'boolean' } }],
    responses: { 200: { description: 'All of them.', content } },
  };
  return { get };
}

/** What changes in all operations after version 1.0 was cut and built. */
export const changes = [
  ['The name of the plant.', 'What gardeners call the plant.'],
  ['All of them.', 'All that grows.'],
  ['Mint', 'Sage'],
] as const;
