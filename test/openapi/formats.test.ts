import { isDateTime, isUrl } from '../../src/openapi/formats';

const dateTimes = [
  ...['2026-03-01T09:00:00Z', '2026-03-01t09:00:00z', '2026-03-01T09:00:00-11:30'],
  ...['2026-03-01T09:00:00.123456789-00:00', '2017-01-01T00:59:60+01:00'],
  ...['2024-02-29T23:59:59Z', '2000-02-29T00:00:00Z', '9999-12-31T23:59:59+23:59'],
];

const others = [
  ...['', ' ', 'tomorrow', '2026-03-01', '2026-03-01T09:00:00', '2026-03-01T09:00Z'],
  ...['2026-03-01 09:00:00Z', '20260301T090000Z', '2026-02-30T09:00:00Z'],
  ...['1900-02-29T09:00:00Z', '2026-13-01T09:00:00Z', '2026-03-00T09:00:00Z'],
  ...['2026-03-01T24:00:00Z', '2026-03-01T09:60:00Z', '2026-03-01T09:00:61Z'],
  ...['2026-03-01T09:00:00.Z', '2026-03-01T09:00:00+0100', '2026-03-01T09:00:00+25:00'],
  ...['+002026-03-01T09:00:00Z', '2026-03-01T09:00:00Z\n', '٢٠٢٦-03-01T09:00:00Z'],
];

it.each(dateTimes)('a date-time is %j', (text) => {
  expect(isDateTime(text)).toBe(true);
});

it.each(others)('a date-time is not %j', (text) => {
  expect(isDateTime(text)).toBe(false);
});

it('a URL with letters of any language stays one however often it is checked', () => {
  const checks = Array.from({ length: 20_000 }, () => isUrl('https://æ.test'));
  expect(checks.filter((isValid) => !isValid)).toEqual([]);
});
