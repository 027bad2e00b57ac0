import fc from 'fast-check';
import { toCode, toInline, toPlainText, type Inline } from '../../src/openapi/inline';

const text = (value: string): Inline => ({ kind: 'text', text: value });

describe('toInline', () => {
  it.each<[string, string, readonly Inline[]]>([
    ['empty text', '', [text('')]],
    ['code', 'Send `page`.', [text('Send '), { kind: 'code', text: 'page' }, text('.')]],
    ['code that looks like a link', '`[a](/b)`', [{ kind: 'code', text: '[a](/b)' }]],
    ['code with a backtick', '`` a`b ``', [{ kind: 'code', text: 'a`b' }]],
    ['strong', '**Never** ', [{ kind: 'strong', text: 'Never' }, text(' ')]],
    ['emphasis', 'an *old* one', [text('an '), { kind: 'emphasis', text: 'old' }, text(' one')]],
  ])('reads %s', (_name, source, inlines) => {
    expect(toInline(source)).toEqual(inlines);
  });

  it.each([
    '/docs/settings/boards',
    '#status-401',
    'https://example.com/a?b=c',
    'mailto:api@example.com',
    'tel:+4512345678',
  ])('reads a link to %s', (href) => {
    expect(toInline(`[a](${href})`)).toEqual([{ kind: 'link', text: 'a', href }]);
  });

  it.each([
    'an `open backtick',
    '2 * 3 * 4 = 24',
    '**open',
    '[label] (/docs)',
    '[label]()',
    '[label](/docs',
    '[label](http://example.com)',
    '[label](javascript:alert)',
    '[label](//example.com)',
    String.raw`[label](/\example.com)`,
    '[label](/docs a)',
  ])('leaves %j unchanged', (source) => {
    expect(toInline(source)).toEqual([text(source)]);
  });
});

it('toPlainText keeps the words and removes the notation', () => {
  expect(toPlainText('**Use** `page` as in [Get Boards](/docs/settings/boards), *please*.')).toBe(
    'Use page as in Get Boards, please.',
  );
});

it('toCode writes any text so that it is parsed as code with that text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('`', ' ', 'a', '*'), minLength: 1 }), (text) => {
      expect(toInline(toCode(text))).toEqual([{ kind: 'code', text }]);
    }),
  );
});
