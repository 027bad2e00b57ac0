import type { Parameter } from '../../src/catalogue/model';
import { toLimits } from '../../src/request/hints';
import { parameter } from './sample';

describe('toLimits', () => {
  it.each<[string, Parameter]>([
    ['', parameter('a', 'string')],
    ['1 to 255 characters', parameter('a', 'string', { minLength: 1, maxLength: 255 })],
    ['at most 14 characters', parameter('a', 'string', { maxLength: 14 })],
    ['at most 14 characters', parameter('a', 'string', { minLength: 0, maxLength: 14 })],
    ['at most 1 character', parameter('a', 'string', { maxLength: 1 })],
    ['at least 2 characters', parameter('a', 'string', { minLength: 2 })],
    ['at least 1 character', parameter('a', 'string', { minLength: 1 })],
    ['', parameter('a', 'string', { minLength: 0 })],
    ['2 characters', parameter('a', 'string', { minLength: 2, maxLength: 2 })],
    ['1 character', parameter('a', 'string', { minLength: 1, maxLength: 1 })],
    ['', parameter('a', 'integer')],
    ['at most 1000', parameter('a', 'integer', { maximum: 1000 })],
    ['at least 0', parameter('a', 'integer', { minimum: 0 })],
    ['0 to 1000', parameter('a', 'integer', { minimum: 0, maximum: 1000 })],
    ['-5 to 0', parameter('a', 'integer', { minimum: -5, maximum: 0 })],
    ['', parameter('a', 'array')],
    ['', parameter('a', 'array', { items: { type: 'string' } })],
    [
      'each at most 3 characters',
      parameter('a', 'array', { items: { type: 'string', maxLength: 3 } }),
    ],
    ['', parameter('a', 'boolean')],
    ['', parameter('a', 'title')],
  ])('says %j', (limits, declared) => {
    expect(toLimits(declared)).toBe(limits);
  });
});
