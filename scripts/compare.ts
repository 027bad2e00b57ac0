/** `npm run compare -- openapi.yaml`: says where a document differs from the portal's API. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { sortChanges } from '../plugins/pages/changelog';
import { type ApiDocument, fillSettings } from '../src/openapi/document';
import { toCode } from '../src/openapi/inline';
import { toEscaped } from '../src/openapi/text';
import type { Endpoint } from '../src/openapi/model';
import { type Compared, compareEndpoints } from '../src/changelog/compare';
import { checkContent } from '../src/content/check';
import { loadDocument } from '../src/load/load';
import { type CheckedContent, toReport } from '../src/check/messages';
import { toCounted } from '../src/check/problem';
import { buildOpenApi } from '../src/exports/openapi';
import { toDocumentSettings } from '../src/exports/version';
import { Failure, Misuse } from '../src/failure';
import type { EndpointChanges } from '../src/page-data';
import { groupChanges } from '../src/page-data/step-summary';
import { readSite } from '../src/load/site';
import { toCommandLine } from '../src/project/command-line';
import { callFolder } from '../src/project/folder';
import { toRoute } from '../src/routes/places';
import { toShownPath } from '../src/routes/shown-path';
import { toCompared } from '../src/versions/read';
import { openProject } from './lib/project';

export const scope = 'api';

export const usage = `${toCommandLine('compare', 'openapi.yaml', '[--format text | markdown | json]')}

Says what changes for clients of the portal's API if the document describes it, in the words of the
changelog: the document counts as the newer one. The overlay of portal.yaml changes both documents.
A catalogue has no servers to compare, since its hosts are settings.

Exit code: 0 if nothing differs, 1 if something differs, 2 if they cannot be compared.`;

export const options = { format: { type: 'string', default: 'text' } } as const;

/** The exit code of all errors. A difference is none. */
export const errorCode = 2;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [file = '', ...others] = positionals;
  const write = new Map(Object.entries(formats)).get(values.format);
  if (file === '' || others.length > 0 || !write) {
    throw new Misuse(args, 'a document, in the format text, markdown or json');
  }
  const project = openProject();
  const place = path.resolve(callFolder(), file);
  if (!existsSync(place)) throw new Failure(`${file} does not exist.`);
  const settings = toDocumentSettings(readSite(project));
  const shown = toLoaded(await checkContent(project), settings);
  const overlay = 'document' in project.api ? project.api.overlay : undefined;
  const other = toLoaded(await loadDocument(place, overlay), settings);
  const [older, newer] = toAlike(shown, other).map(toCompared) as [Compared, Compared];
  const areHostsSettings = Object.keys(settings).length > 0;
  const differences = areHostsSettings
    ? listDifferences(withoutSettings(older), withoutSettings(newer), true)
    : listDifferences(older, newer, false);
  console.log(write(differences, file));
  process.exitCode = differences.length > 0 ? 1 : 0;
}

/** The address of the support is a setting of the built-in API, as hosts are. */
function withoutSettings({ about, ...compared }: Compared): Compared {
  const { contact: _contact, ...api } = { ...about?.api[''] };
  return { ...compared, ...(about && { about: { ...about, api: { '': api } } }) };
}

function toLoaded(
  { document, problems }: Pick<CheckedContent, 'document' | 'problems'>,
  settings: Readonly<Record<string, string>>,
): ApiDocument {
  if (!document) throw new Failure(toReport(problems));
  return fillSettings(document, settings);
}

/** If only one document has `x-portal`, both as exports, which do not say what only it can say. */
function toAlike(shown: ApiDocument, other: ApiDocument): readonly ApiDocument[] {
  const documents = [shown, other];
  if (hasPortal(shown) === hasPortal(other)) return documents;
  // Links of an export start with the address of its portal.
  const address = other.externalDocs?.url.replace(/\/$/, '') ?? '';
  return documents.map((one) =>
    hasPortal(one) ? (buildOpenApi(one, address) as ApiDocument) : one,
  );
}

function hasPortal(document: ApiDocument): boolean {
  return JSON.stringify(document).includes('"x-portal":');
}

interface Difference extends EndpointChanges {
  readonly path: string;
}

function listDifferences(older: Compared, newer: Compared, areHostsSettings: boolean) {
  const pairs = pairEndpoints(older.endpoints, newer.endpoints).map((pair) =>
    toPair(pair, areHostsSettings),
  );
  const [before, after] = [pairs.flatMap(([one]) => one), pairs.flatMap(([, one]) => one)];
  const paths = new Map([...before, ...after].map((one) => [toRoute(one), one.path]));
  return compareEndpoints({ ...older, endpoints: before }, { ...newer, endpoints: after }).map(
    (changed) => {
      const path = paths.get(changed.page ?? changed.pageBefore ?? '');
      return { ...sortChanges(changed), path: path === undefined ? '' : toShownPath(path) };
    },
  );
}

type Pair = readonly [older: readonly Endpoint[], newer: readonly Endpoint[]];

/** In this order, what makes two endpoints the same. */
const identities = [
  (endpoint: Endpoint) => toCall(endpoint, toWholePath(endpoint)),
  (endpoint: Endpoint) => toCall(endpoint, endpoint.path),
  ({ operationId }: Endpoint) => operationId,
];

/** The endpoints of both in the order of the newer, then those that only the older has. */
function pairEndpoints(older: readonly Endpoint[], newer: readonly Endpoint[]): readonly Pair[] {
  const left = new Set(older);
  const partners = new Map<Endpoint, Endpoint>();
  for (const toIdentity of identities) {
    const found = new Map([...left].map((endpoint) => [toIdentity(endpoint), endpoint]));
    for (const endpoint of newer.filter((one) => !partners.has(one))) {
      const partner = found.get(toIdentity(endpoint));
      if (partner && left.delete(partner)) partners.set(endpoint, partner);
    }
  }
  return [
    ...newer.map((one): Pair => [[partners.get(one) ?? []].flat(), [one]]),
    // Its name can be that of another endpoint now.
    ...[...left].map((gone): Pair => [[{ ...gone, slug: `${gone.slug} ` }], []]),
  ];
}

/** Both at one place of the documentation. Their servers can have a part of the path. */
function toPair(pair: Pair, areHostsSettings: boolean): Pair {
  const [[older], [newer]] = pair;
  if (!older || !newer) return pair;
  const { slug, category } = newer;
  const [before, after] = [toWholePath(older), toWholePath(newer)];
  const isMoved = older.path !== newer.path && toCall(older, before) === toCall(newer, after);
  const placed = { ...older, slug, category };
  const from = isMoved ? { ...placed, path: before } : placed;
  const to = isMoved ? { ...newer, path: after } : newer;
  if (!isMoved && !areHostsSettings) return [[from], [to]];
  return [[withoutServers(from)], [withoutServers(to)]];
}

function withoutServers({ choices = [], ...endpoint }: Endpoint): Endpoint {
  const others = choices.filter(({ name }) => name !== 'server');
  return { ...endpoint, baseUrl: '', ...(others.length > 0 && { choices: others }) };
}

/** What a client calls, whatever the names in braces, or what the API calls. */
function toCall({ method, event, slug }: Endpoint, path: string): string {
  return event ? `${event} ${slug}` : `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** The path with that of the server: `v1/pets`. */
function toWholePath({ baseUrl, path }: Endpoint): string {
  const ofServer = baseUrl.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '').replaceAll(/^\/|\/$/g, '');
  return ofServer === '' ? path : `${ofServer}/${path}`;
}

const formats: Readonly<
  Record<string, (differences: readonly Difference[], file: string) => string>
> = {
  text: (differences, file) => {
    const groups = groupChanges(differences).map(({ endpoints, changes }) => [
      ...endpoints.map((endpoint) =>
        endpoint.method ? `${toShownCall(endpoint)} (${endpoint.title})` : endpoint.title,
      ),
      ...changes.map((change) => `  ${toLine(change, (text) => text)}`),
    ]);
    return [...groups.map((lines) => lines.join('\n')), toSummary(differences, file)].join('\n\n');
  },
  markdown: (differences, file) => {
    const groups = groupChanges(differences).flatMap(({ endpoints, changes }) => [
      endpoints
        .map((endpoint) => {
          const title = `**${toEscaped(endpoint.title)}**`;
          return endpoint.method ? `${title} ${toCode(toShownCall(endpoint))}` : title;
        })
        .join(', '),
      changes.map((change) => `- ${toLine(change, toEscaped)}`).join('\n'),
    ]);
    return [toEscaped(toSummary(differences, file)), ...groups].join('\n\n');
  },
  json: (differences) => {
    const rows = differences.map(({ method, path, title, changes }) => {
      const texts = changes.map(({ breaking, sentence }) => ({
        breaking,
        text: sentence.map(({ text }) => text).join(''),
      }));
      return { method, path, title, changes: texts };
    });
    return JSON.stringify(rows, null, 2);
  },
};

/** A webhook has no path, and the API as a whole no method. */
function toShownCall({ method, path }: Difference): string {
  return [method, path].filter(Boolean).join(' ');
}

function toLine(
  { breaking, sentence }: Difference['changes'][number],
  toText: (text: string) => string,
): string {
  const words = sentence.map(({ kind, text }) => (kind === 'code' ? toCode(text) : toText(text)));
  return (breaking ? 'Breaking: ' : '') + words.join('').trim();
}

function toSummary(differences: readonly Difference[], file: string): string {
  if (differences.length === 0) return `${file} describes the portal's API: nothing differs.`;
  const changes = differences.flatMap((endpoint) => endpoint.changes);
  const breaking = changes.filter((change) => change.breaking).length;
  const endpoints = differences.filter(({ method }) => method !== undefined).length;
  const places = [
    ...(endpoints > 0 ? [toCounted(endpoints, 'endpoint[s]')] : []),
    ...(endpoints < differences.length ? ['the API as a whole'] : []),
  ].join(' and ');
  const count = toCounted(changes.length, 'change[s]');
  return `${file} differs from the portal's API: ${count} in ${places}, ${breaking || 'none'} breaking.`;
}
