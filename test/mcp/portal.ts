/** Portals as the server reads them: what a build writes for it, without a build. */
import { buildOperations } from '../../plugins/exports/agents';
import { buildReference } from '../../plugins/pages/reference';
import { callTool, openPortal } from '../../scripts/lib/mcp-server';
import type { ExportedSite } from '../../src/exports/version';
import type { Portal } from '../../src/mcp/files';
import type { Site } from '../../src/mcp/site';
import { buildIndex } from '../../src/search/build';
import { toOperationSections } from '../../src/search/operation';
import { toView } from '../../src/openapi/read/index';
import { toRoute } from '../../src/routes/places';
import type { ApiDocument } from '../../src/openapi/document';
import type { VersionStep } from '../../src/page-data';
import { loadShop, site as shopSite } from '../interop/shop';
import { document } from '../support/entries';
import { site } from '../support/site';

/** The texts of files by their paths. */
export type Files = ReadonlyMap<string, string>;

export const url = 'https://developers.example.com/portal';

/** What a build of a document writes, in two versions with the same operations. */
export function toFiles(
  from: ApiDocument,
  operator: ExportedSite,
  steps: readonly VersionStep[],
): Files {
  const reference = buildReference(from, operator, { steps, notes: new Map() });
  const read = (file: string) => JSON.parse(String(reference.get(file))) as object;
  const portal: Portal = {
    format: 1,
    name: operator.name,
    url,
    versions: [
      { name: 'current', route: '' },
      { name: '1.0', route: '/1.0' },
    ],
    languages: ['curl', 'python'],
  };
  const files = portal.versions.flatMap(({ route }) => buildOperations(route, read));
  const index = buildIndex('current', toPages(from), {}, () => 'hash');
  return new Map([
    ['portal.json', JSON.stringify(portal)],
    ...files.map(({ route, text }) => [route.slice(1), text] as const),
    ...index.map(({ file, content }) => [file, JSON.stringify(content)] as const),
    ['docs/errors.md', '# Errors\n\nWhat fails.\n'],
    ['docs/long.md', `# Long\n\n${'A line of text.\n'.repeat(5000)}`],
    ['1.0/index.md', '# Home of 1.0\n'],
  ]);
}

/** The pages of operations, as the search has them. */
function toPages(from: ApiDocument) {
  return toView(from).categories.flatMap((category) =>
    category.endpoints.map((endpoint) => {
      const { title, method, path, operationId } = endpoint;
      return {
        ...{ title, category: category.title, permalink: `/portal${toRoute(endpoint)}` },
        endpoint: { method, path, operationId },
        ...(endpoint.event && { explains: true as const }),
        sections: toOperationSections(endpoint),
      };
    }),
  );
}

export function openMemory(files: Files, version?: string): Promise<Site> {
  return openPortal({ name: `${url}/`, read: (file) => Promise.resolve(files.get(file)) }, version);
}

/** The changes from 1.0 to 2.0 and to the current version. */
export const steps: readonly VersionStep[] = [
  { before: '2.0', endpoints: [toChange('Get Boards', false, 'Added the field ')] },
  {
    version: { name: '2.0', date: '2026-11-01' },
    before: '1.0',
    endpoints: [toChange('Get Boards', false, 'Renamed '), toChange('Get Link', true, 'Removed ')],
  },
  { version: { name: '1.0', date: '2026-10-01' }, endpoints: [] },
];

function toChange(title: string, breaking: boolean, text: string) {
  const sentence = [{ kind: 'text', text } as const, { kind: 'code', text: 'id' } as const];
  return { title, method: 'GET', page: '/docs/settings/boards', changes: [{ breaking, sentence }] };
}

export const musicFiles = toFiles(document, site, steps);

/** The portal of the music API with another text of a file. */
export const openWith = (file: string, text: string) =>
  openMemory(new Map([...musicFiles, [file, text]]));

/** The portal of the music API with other facts of an operation. */
export function openBoards(facts: object): Promise<Site> {
  const file = 'docs/settings/boards.json';
  const { endpoint } = JSON.parse(musicFiles.get(file) ?? '') as { endpoint: object };
  return openWith(file, JSON.stringify({ endpoint: { ...endpoint, ...facts } }));
}

export async function openShop(): Promise<Site> {
  return openMemory(toFiles(await loadShop(), shopSite, []));
}

/** What a call answers: its text, and the object in it. */
export async function call(site: Site, tool: string, given: object) {
  const { content, isError = false, structuredContent } = await callTool(site, tool, given);
  const [{ text } = { text: '' }] = content as readonly { readonly text: string }[];
  return { text, isError, facts: structuredContent as unknown as Facts };
}

/** The error that a call answers with. */
export async function fail(site: Site, tool: string, given: object): Promise<string> {
  const { text, isError } = await call(site, tool, given);
  expect([text, isError]).toEqual([text, true]);
  return text;
}

/** The facts of all tools. */
export interface Facts {
  readonly operationId: string;
  readonly page: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: object;
  };
  readonly isComplete: boolean;
  readonly missing: readonly { readonly value: string }[];
  readonly invalid: readonly { readonly value: string }[];
  readonly unknown: readonly { readonly value: string }[];
  readonly notes: readonly string[];
  readonly sample: { readonly language: string; readonly code: string };
  readonly searchedFor?: string;
  readonly results: readonly { readonly title: string; readonly operationId?: string }[];
  readonly changes: readonly { readonly breaking: boolean; readonly text: string }[];
}
