import { arrayOf, strings } from '../../src/catalogue/define';
import { toSummary } from '../../src/request/summary';
import { toFields } from '../support/entry';
import { parameter } from './sample';

const fields = toFields([
  parameter('apiKey', 'string', { secret: true }),
  parameter('isoCode', 'string'),
  parameter('title', 'string'),
  parameter('subTitle', 'string'),
  parameter('images', 'array', strings),
  parameter('services', 'array', arrayOf([parameter('url', 'string')], 'Media service')),
]);

it.each([
  [{ isoCode: 'de', title: 'Vorab', services: [{ url: 'x' }] }, 'de · Vorab · 1 media service'],
  [{ apiKey: 'hush', title: 'a', subTitle: 'b', images: ['x', '', 'y'] }, 'a · b · 2 images'],
  [{ images: ['x'], services: [{}] }, '1 image'],
  [{}, ''],
])('%j is %j', (values, summary) => {
  expect(toSummary(fields, values)).toBe(summary);
});
