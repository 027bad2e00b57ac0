import { renderEndpoint } from './TryOutForm/support';
import type { ApiDocument } from '@portal/src/openapi/document';
import { toView } from '@portal/src/openapi/read';

it('shows the examples of a body that the sample does not send', () => {
  const of = (value: unknown) => ({ value });
  const examples = { one: of({ n: 1 }), two: of({ n: 2 }), three: of('n,3') };
  const post = { requestBody: { content: { 'a/json': { examples } } }, responses: {} };
  const document = { info: { title: 'A', version: '1' }, paths: { '/a': { post } } };
  const view = toView(document as unknown as ApiDocument);
  const [endpoint] = view.categories[0]?.endpoints ?? [];
  if (!endpoint) throw new Error('No endpoint.');
  renderEndpoint(endpoint);
  const shown = [...window.document.querySelectorAll('ul.unscripted pre')].map(
    ({ textContent }) => textContent,
  );
  expect(shown).toEqual(['{\n  "n": 2\n}', 'n,3']);
});
