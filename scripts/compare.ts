/** `npm run compare -- openapi.yaml`: says where a document differs from the portal's API. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { sortChanges } from '../plugins/pages/changelog';
import { type ApiDocument, fillSettings, isOwn } from '../src/openapi/document';
import { toCode } from '../src/openapi/inline';
import { toEscaped } from '../src/openapi/text';
import type { Endpoint } from '../src/openapi/model';
import { type Compared, compareEndpoints } from '../src/changelog/compare';
import { checkContent } from '../src/content/check';
import { loadDocument } from '../src/load/load';
import { type CheckedContent, toReport } from '../src/content/problem';
import { buildOpenApi } from '../src/exports/openapi';
import { toDocumentSettings } from '../src/exports/version';
import { Failure } from '../src/failure';
import { findPlace } from '../src/given-api';
import type { EndpointChanges } from '../src/page-data';
import { groupChanges } from '../src/page-data/step-summary';
import { readSite, type Site } from '../src/site';
import { toShownPath } from '../src/routes/titles';
import { toCompared } from '../src/versions/read';
import { root } from './lib/paths.mjs';

export const usage = `npm run compare -- openapi.yaml [--format text | markdown | json]

Says what changes for clients of the portal's API if the document describes it, in the words of the
changelog. Servers are not compared, since hosts are settings of the portal.

Exit status: 0 if nothing differs, 1 if something differs, 2 if they cannot be compared.`;

export const options = { format: { type: 'string', default: 'text' } } as const;

/** The exit code of all errors. A difference is none. */
export const errorCode = 2;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [file = '', ...others] = positionals;
  const write = new Map(Object.entries(formats)).get(values.format);
  if (file === '' || others.length > 0 || !write) {
    throw new Failure(`Found ${JSON.stringify(args.join(' '))}, expected:\n\n${usage}`);
  }
  const { site } = readSite(process.env);
  const place = findPlace(file, 'isFile');
  if (place === undefined) throw new Failure(`${file} does not exist.`);
  const older = toExported(await checkContent(root), site);
  const newer = toExported(await loadDocument(place), site);
  const differences = listDifferences(older, newer);
  console.log(write(differences, file));
  process.exitCode = differences.length > 0 ? 1 : 0;
}

/** An endpoint that differs, with its changes. */
interface Difference extends EndpointChanges {
  readonly path: string;
}

function listDifferences(older: Compared, newer: Compared): readonly Difference[] {
  return pairEndpoints(older.endpoints, newer.endpoints).flatMap(([before, after]) => {
    const [shown] = [...after, ...before];
    return compareEndpoints({ ...older, endpoints: before }, { ...newer, endpoints: after }).map(
      (changed) => ({ ...sortChanges(changed), path: toShownPath(shown?.path ?? '') }),
    );
  });
}

/** The endpoints as the exported document describes them, so that `x-portal` makes no difference. */
function toExported(
  { document, problems }: Pick<CheckedContent, 'document' | 'problems'>,
  site: Site,
): Compared {
  if (!document) throw new Failure(toReport(problems));
  const exported = isOwn(document)
    ? (buildOpenApi(fillSettings(document, toDocumentSettings(site)), '') as ApiDocument)
    : document;
  return toCompared(exported);
}

/** An endpoint in both documents, or in one of them. */
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
    ...newer.map((endpoint) => toPair(partners.get(endpoint), endpoint)),
    ...[...left].map((gone): Pair => [[gone], []]),
  ];
}

/** Both at one place of the documentation, and without servers, since these are not compared. */
function toPair(older: Endpoint | undefined, newer: Endpoint): Pair {
  if (!older) return [[], [newer]];
  const { slug, category } = newer;
  const [before, after] = [toWholePath(older), toWholePath(newer)];
  const isSame = toCall(older, before) === toCall(newer, after);
  return [
    [{ ...older, slug, category, baseUrl: '', path: isSame ? before : older.path }],
    [{ ...newer, baseUrl: '', path: isSame ? after : newer.path }],
  ];
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

type Format = (differences: readonly Difference[], file: string) => string;

const formats: Readonly<Record<string, Format>> = {
  text: (differences, file) => {
    const groups = groupChanges(differences).map(({ endpoints, changes }) => [
      ...endpoints.map((endpoint) => `${toShownCall(endpoint)} (${endpoint.title})`),
      ...changes.map((change) => `  ${toLine(change, (text) => text)}`),
    ]);
    return [...groups.map((lines) => lines.join('\n')), toSummary(differences, file)].join('\n\n');
  },
  markdown: (differences, file) => {
    const groups = groupChanges(differences).flatMap(({ endpoints, changes }) => [
      endpoints
        .map((endpoint) => `**${toEscaped(endpoint.title)}** ${toCode(toShownCall(endpoint))}`)
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

/** A webhook has no path. */
function toShownCall({ method, path }: Difference): string {
  return `${method} ${path}`.trim();
}

type Change = Difference['changes'][number];

function toLine({ breaking, sentence }: Change, toText: (text: string) => string): string {
  const words = sentence.map(({ kind, text }) => (kind === 'code' ? toCode(text) : toText(text)));
  return (breaking ? 'Breaking: ' : '') + words.join('').trim();
}

function toSummary(differences: readonly Difference[], file: string): string {
  if (differences.length === 0) return `${file} describes the portal's API: nothing differs.`;
  const changes = differences.flatMap((endpoint) => endpoint.changes);
  const breaking = changes.filter((change) => change.breaking).length;
  const places = differences.length === 1 ? '1 endpoint' : `${differences.length} endpoints`;
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return `${file} differs from the portal's API: ${count} in ${places}, ${breaking || 'none'} breaking.`;
}
