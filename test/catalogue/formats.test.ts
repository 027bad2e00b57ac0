import { endpoints } from '../../src/catalogue';
import { isDateTime, isUrl } from '../../src/catalogue/formats';
import type { Endpoint, Json } from '../../src/catalogue/model';
import { propertiesOf } from '../../src/catalogue/schema';
import { toHint } from '../../src/request/facts';
import { toLeaves } from '../request/leaves';
import { messagesOf, withBody } from './check/sample';

const dateTimes = [
  ...['2026-03-01T09:00:00Z', '2026-03-01t09:00:00z', '2026-03-01T09:00:00+01:00'],
  ...['2026-03-01T09:00:00-11:30', '2026-03-01T09:00:00.5Z', '2026-03-01T09:00:00.123456789-00:00'],
  ...['2016-12-31T23:59:60Z', '2017-01-01T00:59:60+01:00', '2024-02-29T23:59:59Z'],
  ...['2000-02-29T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59+23:59'],
];

const others = [
  ...['', ' ', 'tomorrow', '1772355600', '2026-03-01', '09:00:00Z', '2026-03-01T09:00:00'],
  ...['2026-03-01T09:00Z', '2026-03-01T09Z', '2026-03-01 09:00:00Z', '20260301T090000Z'],
  ...['2026-02-30T09:00:00Z', '2025-02-29T09:00:00Z', '1900-02-29T09:00:00Z'],
  ...['2026-04-31T09:00:00Z', '2026-13-01T09:00:00Z', '2026-00-01T09:00:00Z'],
  ...['2026-03-00T09:00:00Z', '2026-03-32T09:00:00Z', '2026-3-1T09:00:00Z'],
  ...['2026-03-01T24:00:00Z', '2026-03-01T09:60:00Z', '2026-03-01T09:00:61Z'],
  ...['2026-03-01T09:00:00.Z', '2026-03-01T09:00:00,5Z', '2026-03-01T09:00:00+0100'],
  ...['2026-03-01T09:00:00+25:00', '2026-03-01T09:00:00+01:60', '2026-03-01T09:00:00+1'],
  ...['+002026-03-01T09:00:00Z', '26-03-01T09:00:00Z', '2026-W09-7T09:00:00Z'],
  ...['2026-03-01T09:00:00ZZ', ' 2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z\n'],
  ...['٢٠٢٦-03-01T09:00:00Z', '2026-03-01T09:00:00Z[Europe/Copenhagen]'],
];

describe('a date-time', () => {
  it.each(dateTimes)('is %j', (text) => {
    expect(isDateTime(text)).toBe(true);
  });

  it.each(others)('is not %j', (text) => {
    expect(isDateTime(text)).toBe(false);
  });
});

const isHinted = (text: string) =>
  toHint({ type: 'string', format: 'date-time' }, text)?.kind === 'problem';

describe('the check and the form', () => {
  it.each([...dateTimes, ...others.filter((text) => text !== '')])(
    'agree on the example %j',
    (startTime) => {
      const isRefused = messagesOf(withBody({ startTime })).length > 0;
      expect(isHinted(startTime)).toBe(isRefused);
    },
  );
});

/** All values of the examples of an endpoint, as the texts that a form would contain. */
function toExamples({ parameters, bodyShape, example, responses }: Endpoint) {
  const { body: list = [] } = parameters;
  const wrap = (json: Json) => (bodyShape === 'array' ? { [list[0]?.name ?? '']: json } : json);
  return [
    ...toLeaves(list, wrap(example.body ?? {})),
    ...(['path', 'query', 'formData'] as const).flatMap((location) =>
      toLeaves(parameters[location] ?? [], example[location] ?? {}),
    ),
    ...responses.flatMap(({ schema, example: answer }) =>
      schema && answer !== undefined ? toLeaves(propertiesOf(schema), answer) : [],
    ),
  ];
}

describe('the examples of the catalogue', () => {
  const dated = endpoints.flatMap((endpoint) =>
    toExamples(endpoint).filter(
      ({ schema, value }) => schema.type === 'string' && schema.format === 'date-time' && value,
    ),
  );

  it('include date-times', () => {
    expect(dated.length).toBeGreaterThan(0);
  });

  it('never cause a hint about an invalid date-time', () => {
    expect(dated.filter(({ value }) => isHinted(String(value)))).toEqual([]);
  });
});

it('a URL with letters of any language stays one however often it is checked', () => {
  const checks = Array.from({ length: 20_000 }, () => isUrl('https://æ.test'));
  expect(checks.filter((isValid) => !isValid)).toEqual([]);
});
