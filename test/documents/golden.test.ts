/** Small documents of each version, and that of examples/shop, from the check to the exports. */
import path from 'node:path';
import { buildDownload, buildReference } from '../../plugins/pages/reference';
import { root } from '../../scripts/lib/paths.mjs';
import { compareEndpoints } from '../../src/changelog/compare';
import { loadDocument } from '../../src/load/load';
import type { ApiDocument } from '../../src/openapi/document';
import { buildHttpFile } from '../../src/exports/http';
import { buildOpenApi } from '../../src/exports/openapi';
import { buildRequest } from '../../src/request/build';
import { toEnteredValues } from '../../src/request/shown';
import { languages } from '../../src/samples';
import { readPaste } from '../../src/components/TryOutForm/readPaste';
import { toCompared } from '../../src/versions/read';
import { site } from '../interop/shop';
import { endpointsOf } from '../openapi/read';

/** A document, the slugs of its pages, a word of its pages, and a line of its requests. */
const documents = [
  ['2.0', ['list-ships', 'add-ship', 'add-papers'], 'Linnea', 'POST {{baseUrl}}/ships'],
  ['3.0', ['get-cargo', 'unload-cargo', 'on-unloaded'], 'litres', '"kind": "crate"'],
  ['3.1', ['list-tides', 'add-chart', 'on-storm'], 'range', '### List tides'],
  ['3.2', ['find-signals', 'copy-signals'], 'signals', '### Copy signals'],
  ['the shop', ['place-order'], 'picture', 'filename="file.png"'],
] as const;

function load(name: string) {
  const shop = path.join(root, 'examples/shop');
  return name === 'the shop'
    ? loadDocument(`${shop}/openapi.yaml`, `${shop}/overlay.yaml`)
    : loadDocument(path.join(root, `test/documents/ports-${name}.yaml`));
}

const callsOf = (document: ApiDocument) =>
  endpointsOf(document).filter(({ event }) => event === undefined);

describe.each(documents)('the document of %s', (name, slugs, word, line) => {
  let document: ApiDocument;
  beforeAll(async () => {
    const loaded = await load(name);
    expect(loaded.problems).toEqual([]);
    document = loaded.document!;
  });

  it('has a page for each operation, with its data', () => {
    const endpoints = endpointsOf(document);
    expect(endpoints.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...slugs]));
    const files = buildReference(document, site, { steps: [], notes: new Map() });
    for (const { slug } of endpoints) {
      const names = [...files.keys()].filter((name) => name.includes(`/${slug}.`));
      expect(names.length).toBeGreaterThan(0);
    }
    const text = [...files.values()].filter((one) => typeof one === 'string').join('');
    expect(text).toContain(word);
  });

  it('has a request and a sample in each language, untouched and as its example says', () => {
    const requests = callsOf(document).flatMap((one) =>
      [{}, toEnteredValues(one, one.example)].map((values) => buildRequest(one, values)),
    );
    expect(requests.length).toBeGreaterThan(1);
    for (const request of requests) {
      for (const { toSample } of Object.values(languages)) {
        const sample = toSample(request);
        expect(sample.toLowerCase()).toContain(request.method.toLowerCase());
        expect(sample).not.toMatch(/\bundefined\b|\[object /);
      }
    }
  });

  it('fills forms again with what samples send, but files and bodies that are no JSON', () => {
    const reads = callsOf(document).map((endpoint) => {
      const request = buildRequest(endpoint, toEnteredValues(endpoint, endpoint.example));
      return { endpoint, request, read: readPaste(endpoint, languages.curl.toSample(request)) };
    });
    const toIgnored = ({ read }: (typeof reads)[number]) =>
      read.kind === 'request' ? read.ignored : [read.text];
    const lost = reads.flatMap(toIgnored);
    expect(lost.filter((one) => !/^(?:--form .*|the body)$/.test(one))).toEqual([]);
    for (const { endpoint, request, read } of reads.filter((one) => toIgnored(one).length === 0)) {
      expect(read.kind === 'request' && buildRequest(endpoint, read.values)).toEqual(request);
    }
  });

  it('is exported whole: as requests, and as a document with the same parameters', () => {
    const version = { name: 'Next', route: '', document, site, portalUrl: 'https://p.test' };
    expect(buildHttpFile(version)).toContain(line);
    expect(buildDownload(document, site).length).toBeGreaterThan(500);
    const exported = buildOpenApi(document, '') as ApiDocument;
    const toFacts = (one: ApiDocument) =>
      endpointsOf(one).map((each) => [each.operationId, each.parameters, each.example]);
    expect(toFacts(exported)).toEqual(toFacts(document));
  });

  it('equals itself', () => {
    const [older, newer] = [document, structuredClone(document)].map(toCompared);
    expect(compareEndpoints(older!, newer!)).toEqual([]);
  });
});
