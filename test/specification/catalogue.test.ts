import { fillSettings } from '../../src/openapi/document';
import type { Endpoint, Field, Shape } from '../../src/openapi/model';
import { countOperations, fieldsOf as fieldsIn, listNested } from '../../src/openapi/shapes';
import { site } from '../support/site';
import { toOverviewPlace, toRoute } from '../../src/routes/places';
import { catalogue, endpoints, fieldsOf, findEndpoint, findProperty } from '../support/entries';
import { lengths, queries, requirements } from './limits';
import { calls, entities, undoing } from './spec';

const words = (text: string) => text.split(' ').toSorted();

interface Named {
  readonly at: string;
  readonly field: Field;
  /** The field, or the items of a list. */
  readonly shape: Shape;
}

/** The fields of a list and their nested fields, with dotted names. */
function flatten(list: readonly Field[] = []): readonly Named[] {
  return listNested(list).map(({ field, parents }) => ({
    at: [...parents, field].map(({ name }) => name).join('.'),
    field,
    shape: field.kind === 'list' ? field.items : field,
  }));
}

const namesOf = (list: readonly Field[]) => flatten(list).map(({ at }) => at);

/** The endpoints of the specification. Editors can add others. */
const specifiedRoutes = new Set(calls.map(([route]) => route));
const isSpecified = (endpoint: Endpoint) => specifiedRoutes.has(toRoute(endpoint));
const specified = endpoints.filter(isSpecified);
const specifiedSlugs = specified.map(({ slug }) => slug);

describe('the endpoints', () => {
  it('have the routes, methods and paths of the specification', () => {
    const found = specified.map((endpoint) => [toRoute(endpoint), endpoint.method, endpoint.path]);
    expect(found).toEqual(calls);
  });

  it('say when to call them, and link to what to call next', () => {
    const silent = specified.filter(({ usage = '' }) => !/^Call it .*\]\(\/docs\//.test(usage));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it('use the API host, except for the token', () => {
    const others = specified.filter(({ baseUrl }) => baseUrl !== site.apiBaseUrl);
    expect(others.map(({ slug, baseUrl }) => [slug, baseUrl])).toEqual([
      ['generate-token', site.authenticationBaseUrl],
    ]);
  });

  it('respond with 200 only, and the token also with 400', () => {
    for (const { slug, responses } of specified) {
      expect(responses.map(({ status }) => status)).toEqual(
        slug === 'generate-token' ? ['200', '400'] : ['200'],
      );
    }
  });
});

it('the categories have the routes and counts of the specification', () => {
  const counted = catalogue.categories
    .map((category) => ({ ...category, endpoints: category.endpoints.filter(isSpecified) }))
    .filter((category) => category.endpoints.length > 0)
    .map((category) => [
      toOverviewPlace(category).route,
      countOperations(category),
      category.endpoints.length,
    ]);
  const ids = new Set(calls.map(([route]) => route.split('/')[2] ?? ''));
  const expected = [...ids].map((id) => {
    const routes = calls.map(([route]) => route).filter((route) => route.includes(`/${id}/`));
    const counterparts = routes.filter((route) => undoing.includes(route));
    return [`/endpoints/${id}`, routes.length - counterparts.length, routes.length];
  });
  expect(counted).toEqual(expected);
});

describe('the parameters', () => {
  it.each(specifiedSlugs)('of %s match the specification', (slug) => {
    const { body, formData, query = [] } = findEndpoint(slug).parameters;
    const found = (body ?? formData) && flatten(body ?? formData);
    const required = found?.filter(({ field }) => field.required).map(({ at }) => at);
    expect(required?.toSorted()).toEqual(requirements[slug] && words(requirements[slug]));
    const limited = (found ?? []).flatMap(({ at, shape }) => {
      if (shape.kind !== 'scalar') return [];
      const { minLength, maxLength } = shape;
      return minLength === undefined && maxLength === undefined ? [] : [[at, minLength, maxLength]];
    });
    const sorted = (rows: readonly (readonly unknown[])[]) =>
      rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0]), 'en'));
    expect(sorted(limited)).toEqual(sorted(lengths[slug] ?? []));
    const names = query.map(({ name }) => name);
    expect(names.toSorted()).toEqual(queries[slug] ? words(queries[slug]) : []);
  });

  it('for paging are the same in all endpoints', () => {
    const paged = specified.flatMap(({ parameters }) =>
      (parameters.query ?? []).filter(({ name }) => name === 'page' || name === 'pageSize'),
    );
    const specifiedNames = Object.values(queries).flatMap(words);
    expect(paged).toHaveLength(specifiedNames.filter((name) => /^page(Size)?$/.test(name)).length);
    for (const parameter of paged) {
      expect(parameter).toMatchObject(
        parameter.name === 'page'
          ? { type: 'integer', default: 0 }
          : { type: 'integer', maximum: 1000 },
      );
      if (parameter.name === 'pageSize') expect(parameter).not.toHaveProperty('default');
    }
  });
});

it('the media types include CSV for all endpoints except the token', () => {
  const withCsv = specified.filter(({ responses }) =>
    responses.some(({ mediaTypes }) => mediaTypes.includes('text/csv')),
  );
  expect(withCsv).toEqual(specified.filter(({ slug }) => slug !== 'generate-token'));
});

describe('the allowed values', () => {
  const subMediaTypes = ['Track', 'Album', 'Playlist', 'Artist'];
  const linkStatuses = ['Draft', 'Pending', 'Published', 'NoScanningResults'];
  const destinations = [
    ...['AutomaticallyApplied', 'Approved', 'Pending', 'Manual', 'Inherited', 'NoDestination'],
  ];
  const services = ['Deezer', 'Spotify', 'AppleMusic', 'AmazonMusic', 'YoutubeMusic', 'Tidal'];
  it.each<[string, string, readonly string[]]>([
    ['get-campaign-links', 'sort', ['Title', '-Title', 'Updated', '-Updated']],
    ['create-campaign-link', 'mediaType', ['Music', 'Content']],
    ['create-campaign-link', 'subMediaType', [...subMediaTypes, 'AdvancedPlaylist']],
    ['create-campaign-link', 'locales.mediaServices.status', destinations],
    ['create-multiple-links', 'links.subMediaType', [...subMediaTypes, 'AdvancedPlaylist']],
    ['create-prerelease-link', 'subMediaType', [...subMediaTypes, 'AdvancedPlaylist']],
    ['create-prerelease-link', 'preReleaseServices', services.map((name) => `${name}PreRelease`)],
    ['update-prerelease-link', 'status', linkStatuses],
    ['update-campaign-link', 'status', linkStatuses],
    ['update-campaign-link', 'mediaType', ['Music', 'Content']],
    ['update-campaign-link', 'subMediaType', subMediaTypes],
    ['update-ticket-link', 'status', ['Draft', 'Published', 'Archived']],
    ['update-ticket-link', 'ticketDestinations.status', destinations],
    ['create-scheduled-scan', 'scanningSource', ['UPC', 'ISRC', 'URL']],
  ])('of %s for %s match the specification', (slug, at, choices) => {
    const { body = [], query = [] } = findEndpoint(slug).parameters;
    const field = findProperty([...body, ...query], at);
    const shape = field.kind === 'list' ? field.items : field;
    const found = shape.kind === 'choice' ? shape.choices : [];
    expect(found).toEqual(choices);
  });

  it('default to Music and Track', () => {
    const { body } = findEndpoint('create-campaign-link').parameters;
    expect(findProperty(body, 'mediaType')).toHaveProperty('default', 'Music');
    expect(findProperty(body, 'subMediaType')).toHaveProperty('default', 'Track');
  });
});

describe('the response structures', () => {
  it.each(entities)('%s: %s lists all of its fields', (_entity, slug, fields) => {
    const all = fieldsOf(findEndpoint(slug));
    const data = all.find(({ name }) => name === 'data');
    const expected = words(fillSettings(fields, { product: site.product }));
    const names = namesOf(data ? fieldsIn(data) : all).filter((name) => expected.includes(name));
    expect(names.toSorted()).toEqual(expected);
  });

  it('contain a transaction ID, and a count for lists, except for the token', () => {
    const lists = specified
      .filter((endpoint) => namesOf(fieldsOf(endpoint)).includes('totalItemsCount'))
      .map(({ slug }) => slug);
    expect(lists).toEqual([
      'board-domains',
      'boards',
      'board-media-services',
      'available-media-services',
      'batch-identifiers',
      'get-campaign-links',
      'get-link-affiliate-programs',
      'get-scheduled-scans',
    ]);
    for (const endpoint of specified) {
      const { slug } = endpoint;
      const names = namesOf(fieldsOf(endpoint));
      const id = slug === 'rescan-campaign-links' ? 'meta.transactionId' : 'transactionId';
      expect(names.includes(id)).toBe(slug !== 'generate-token');
    }
  });
});
