import { isInstalled } from '../../scripts/lib/lockfile.mjs';

const a = { version: '1.0.0', integrity: 'sha512-a' };
const wanted = { packages: { '': {}, 'node_modules/a': a } };

describe('isInstalled', () => {
  it('accepts exactly the packages of the lockfile', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': a } })).toBe(true);
  });

  it.each([
    ['a package is missing', {}],
    ['a version differs', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['the content differs', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
    ['there is an extra package', { 'node_modules/a': a, 'node_modules/b': a }],
  ])('rejects the folder when %s', (_, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(false);
  });

  it('accepts missing optional packages, which are for other systems', () => {
    const optional = { packages: { '': {}, 'node_modules/a': { ...a, optional: true } } };
    expect(isInstalled(optional, { packages: {} })).toBe(true);
  });
});
