import { isVersionName } from '../../src/routes/arrangement';
import { compareVersions, findPrevious, sortNewestFirst } from '../../src/versions/order';

describe('a version name', () => {
  it.each(['1', '1.0', '1.0.0', '10.20.30', '2.0-rc.1', '1.0-alpha', '1.0-0.3.7', '1.0-x-y.1a'])(
    'can be %s',
    (name) => expect(isVersionName(name)).toBe(true),
  );

  it.each([
    ...['', '404', '01.0', '1.00', '1.', '.1', '1.0.0.0', 'v1.0', '1.0+5', '1.0-', '1.0-rc..1'],
    ...['1.0-01', '1.0-RC', '1.0-a.html', '3.0-x.js', '1.0/a', '1.0 ', '1.0\n', 'next', '10000.0'],
    `1.0-${'a'.repeat(40)}`,
  ])('cannot be %j', (name) => expect(isVersionName(name)).toBe(false));
});

describe('the order of versions', () => {
  /** From the specification of Semantic Versioning, and names with fewer numbers. */
  const ascending = [
    ...['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2'],
    ...['1.0.0-beta.11', '1.0.0-rc.1', '1.0.0', '1.0.1', '1.2', '1.10', '2-rc.1', '2', '10.0'],
  ];

  it('is that of Semantic Versioning, whatever the order of their snapshots', () => {
    expect(sortNewestFirst(ascending)).toEqual(ascending.toReversed());
    expect(sortNewestFirst(ascending.toSorted())).toEqual(ascending.toReversed());
  });

  it.each([
    ['1', '1.0.0'],
    ['1.0', '1.0.0'],
    ['1.0-rc.1', '1.0.0-rc.1'],
  ])('does not distinguish %s and %s', (a, b) => {
    expect(compareVersions(a, b)).toBe(0);
  });
});

const names = ['3.0', '2.0', '2.0-rc.2', '2.0-rc.1', '1.5', '1.1', '1.0'];

it.each<[string, string | undefined, string]>([
  ['2.0', '1.5', 'the release before it'],
  ['2.0-rc.2', '2.0-rc.1', 'the version before it'],
  ['2.0-rc.1', '1.5', 'the version before it'],
  ['1.2', '1.1', 'the release before it, even if newer ones exist'],
  ['1.0', undefined, 'none'],
])('the previous version of %s is %s: %s', (name, previous) => {
  expect(findPrevious(name, names)).toBe(previous);
});
