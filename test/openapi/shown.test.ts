/** What the table says to be shown changes the pages: without the field, their data differ. */
import path from 'node:path';
import { load } from 'js-yaml';
import type { UserContext } from '@redocly/openapi-core';
import { buildReference } from '../../plugins/pages/reference';
import { root } from '../../scripts/lib/paths.mjs';
import { conformance } from '../../src/load/conformance';
import { createResolver, openDocument } from '../../src/load/files';
import { loadDocument } from '../../src/load/load';
import { toTypeNames, visitObjects } from '../../src/load/unshown';
import { toSteps } from '../../src/openapi/document';
import { buildRequest } from '../../src/request/build';
import { toView } from '../../src/openapi/read/index';
import { toEnteredValues } from '../../src/request/shown';
import { site } from '../interop/shop';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

/** Small ones first, since each field is taken out of the first that has it. */
const files = [
  ...['documents/ports-2.0', 'documents/ports-3.0', 'documents/ports-3.1'],
  ...['documents/three-two', 'openapi/shown-2', 'openapi/shown'],
];

interface Place {
  readonly source: object;
  readonly pointer: string;
}

/** The places of each field, by the type of its object and its name. */
async function listPlaces(): Promise<ReadonlyMap<string, readonly Place[]>> {
  const places = new Map<string, Place[]>();
  for (const name of files) {
    const file = path.join(root, `test/${name}.yaml`);
    const resolver = createResolver(file, undefined, []);
    const { source } = await openDocument(resolver, file);
    // As it is written, before it is mended.
    const parsed = load(source.body) as object;
    const enter = (node: unknown, { type, location }: UserContext) => {
      for (const field of Object.keys({ ...(node as object) })) {
        const place = { source: parsed, pointer: location.child(field).pointer };
        const key = `${type.name} ${field}`;
        places.set(key, [...(places.get(key) ?? []), place]);
      }
    };
    await visitObjects({ source, parsed }, resolver, { any: { enter }, ref: { enter } });
  }
  return places;
}

/** The data of the pages and the requests of a document. */
async function toPages(document: unknown): Promise<string> {
  await write({ 'openapi.json': JSON.stringify(document) });
  const { document: loaded, problems } = await loadDocument(at('openapi.json'));
  if (!loaded) return JSON.stringify(problems);
  const pages = [...buildReference(loaded, site, { steps: [], notes: new Map() })];
  const endpoints = toView(loaded).categories.flatMap((one) => one.endpoints);
  const requests = endpoints.map((one) => buildRequest(one, toEnteredValues(one, one.example)));
  return JSON.stringify([pages.filter(([, text]) => typeof text === 'string'), requests]);
}

function without({ source, pointer }: Place): object {
  const copy = structuredClone(source);
  const steps = toSteps(pointer);
  const holder = steps.slice(0, -1).reduce<unknown>(toMember, copy);
  Reflect.deleteProperty(holder as object, steps.at(-1) ?? '');
  return copy;
}

const toMember = (part: unknown, step: string): unknown => Reflect.get(Object(part), step);

let places: ReadonlyMap<string, readonly Place[]>;
const whole = new Map<object, string>();
beforeAll(async () => {
  places = await listPlaces();
});

const titles = [...conformance].map(([title, rows]) => {
  const shown = rows.filter(({ outcome }) => outcome === 'Shown');
  return [title, new Set(shown.flatMap(({ names }) => names))] as const;
});

it.each(titles)('shows each field of %s', async (title, names) => {
  const unseen: string[] = [];
  for (const name of names) {
    const found = toTypeNames(title).flatMap((type) => places.get(`${type} ${name}`) ?? []);
    if (!(await isAnyShown(found))) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});

async function isAnyShown(found: readonly Place[]): Promise<boolean> {
  for (const place of found) {
    const { source } = place;
    const pages = whole.get(source) ?? (await toPages(source));
    whole.set(source, pages);
    if ((await toPages(without(place))) !== pages) return true;
  }
  return false;
}
