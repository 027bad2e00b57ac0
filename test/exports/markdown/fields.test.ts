import type { Property } from '../../../src/catalogue/schema';
import { toFieldBlocks } from '../../../src/exports/markdown/endpoint';
import { toText, version } from './sample';

const about = { description: 'About it.' };

const items = (...properties: readonly Property[]) =>
  ({ type: 'array', items: { type: 'object', properties } }) as const;

const properties: readonly (readonly [string, Property, string])[] = [
  [
    'a required value',
    { name: 'a', type: 'integer', required: true, ...about },
    '- `a` (integer, required): About it.',
  ],
  [
    'limits and the default',
    { name: 'a', type: 'integer', minimum: 0, maximum: 9, default: 1, ...about },
    '- `a` (integer): About it. Between 0 and 9. Default: `1`.',
  ],
  [
    'a deprecation, before the description',
    { name: 'a', type: 'string', deprecated: 'Since 2.0: use `b`.', ...about },
    '- `a` (string): **Deprecated.** Since 2.0: use `b`. About it.',
  ],
  [
    'links to the Markdown of pages',
    {
      name: 'a',
      type: 'string',
      description: 'See [Errors](/docs/errors#status-401) and [it](#body.b).',
    },
    '- `a` (string): See [Errors](/portal/docs/errors.md#status-401) and [it](#body.b).',
  ],
  [
    'marks that are text',
    { name: 'a', type: 'string', description: '2 * 3, a_b_c, [x], <b>, 1. | # &amp; \\' },
    '- `a` (string): 2 \\* 3, a_b_c, \\[x], \\<b>, 1. | # \\&amp; \\\\',
  ],
  [
    'fields at all levels',
    {
      name: 'a',
      ...items(
        {
          name: 'b',
          type: 'object',
          properties: [{ name: 'c', type: 'string', ...about }],
          ...about,
        },
        { name: 'd', ...items({ name: 'e', type: 'number', ...about }), ...about },
      ),
      ...about,
    },
    [
      '- `a` (array of objects): About it.',
      '  - `b` (object): About it.',
      '    - `c` (string): About it.',
      '  - `d` (array of objects): About it.',
      '    - `e` (number): About it.',
    ].join('\n'),
  ],
  [
    'the sections of items, after the other fields',
    {
      name: 'a',
      ...items({ name: 'b', type: 'string', ...about }, { name: 'c', type: 'string', ...about }),
      form: {
        itemName: 'A',
        expandable: true,
        sections: [{ title: 'Second', description: 'About *b*.', names: ['b'] }],
      },
      ...about,
    },
    [
      '- `a` (array of objects): About it.',
      '',
      '  - `c` (string): About it.',
      '',
      '  **Second**',
      '',
      '  About _b_.',
      '',
      '  - `b` (string): About it.',
    ].join('\n'),
  ],
];

describe('a field', () => {
  it.each(properties)('shows %s', async (_what, property, text) => {
    expect(await toText(toFieldBlocks([property], [], version))).toBe(`${text}\n`);
  });
});
