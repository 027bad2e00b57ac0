import { buildApiCatalog } from '../../src/exports/version';
import { findTextType } from '../../src/hosting/files';
import { version } from './sample';

/** The relations of RFC 8631, which RFC 9727 uses for APIs. */
const relations = ['service-desc', 'service-doc', 'status'] as const;

interface Context extends Record<(typeof relations)[number], { href: string; type: string }[]> {
  readonly anchor: string;
}

describe('the list of APIs', () => {
  const { route, text } = buildApiCatalog([version]);
  const { linkset } = JSON.parse(text) as { readonly linkset: readonly Context[] };

  it('is a linkset with the profile of RFC 9727, at the URL that it defines', () => {
    expect(route).toBe('/.well-known/api-catalog');
    expect(findTextType(route.slice(1))).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
  });

  it('leads from the base URL of the API to its description, documentation and status', () => {
    expect(linkset).toHaveLength(1);
    const [api] = linkset;
    expect(Object.keys(api ?? {}).toSorted()).toEqual(['anchor', ...relations]);
    expect(api).toMatchObject({
      anchor: 'https://api.example.com',
      'service-desc': [
        { href: 'https://developers.example.com/portal/openapi.json', type: 'application/json' },
        { href: 'https://developers.example.com/portal/openapi.yaml', type: 'application/yaml' },
      ],
      'service-doc': [
        { href: 'https://developers.example.com/portal/', type: 'text/html' },
        { href: 'https://developers.example.com/portal/llms.txt', type: 'text/plain' },
      ],
      status: [{ href: 'https://status.example.com', type: 'text/html' }],
    });
  });
});
