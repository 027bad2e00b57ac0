import { buildApiCatalog } from '../../src/exports/version';
import { findTextType } from '../../src/hosting/files';
import { version } from './sample';

const { route, text } = buildApiCatalog([version]);

it('the list of APIs is a linkset with the profile of RFC 9727, at the URL that it defines', () => {
  expect(route).toBe('/.well-known/api-catalog');
  expect(findTextType(route.slice(1))).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
});

it('the list of APIs leads from the base URL of the API to its description, documentation and status', () => {
  const portal = 'https://developers.example.com/portal';
  const link = (href: string, type: string): unknown => expect.objectContaining({ href, type });
  const api = {
    anchor: 'https://api.example.com',
    'service-desc': [
      link(`${portal}/openapi.json`, 'application/json'),
      link(`${portal}/openapi.yaml`, 'application/yaml'),
    ],
    'service-doc': [link(`${portal}/`, 'text/html'), link(`${portal}/llms.txt`, 'text/plain')],
    status: [link('https://status.example.com', 'text/html')],
  };
  expect(JSON.parse(text)).toEqual({ linkset: [api] });
});
