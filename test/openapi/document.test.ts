import { fillSettings, resolve } from '../../src/openapi/document';
import { documentOf } from '../exports/sample';

describe('settings in braces', () => {
  it('are replaced in all texts and names, and other braces stay', () => {
    const part = {
      url: '{apiBaseUrl}/a',
      paths: { '/boards/{boardId}': { '{product}Uri': ['{product} of {product}'] } },
    };
    expect(fillSettings(part, { apiBaseUrl: 'https://api.test', product: 'lantern' })).toEqual({
      url: 'https://api.test/a',
      paths: { '/boards/{boardId}': { lanternUri: ['lantern of lantern'] } },
    });
  });

  it.each(['"quoted"', 'back\\slash', 'two\nlines', '{product}', '$&'])(
    'can be %j, which is not read as JSON, as a setting or as a pattern',
    (product) => {
      expect(fillSettings({ text: 'a {product} b' }, { product })).toEqual({
        text: `a ${product} b`,
      });
    },
  );

  it('are only those with a value, not the names of members of objects', () => {
    const part = { text: '{constructor} {toString} {unknown}' };
    expect(fillSettings(part, {})).toEqual(part);
  });
});

const odd = { type: 'string', title: 'T' };
const document = { ...documentOf(), 'x-test': { 'a/b~c': odd, '~1 d': odd } };

it('a reference is resolved with the keywords beside it, and its pointer unescaped', () => {
  for (const $ref of ['#/x-test/a~1b~0c', '#/x-test/~01%20d']) {
    expect(resolve(document, { $ref, title: 'Own' })).toEqual({ type: 'string', title: 'Own' });
  }
});
