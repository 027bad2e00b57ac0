import { listExcesses } from '../../scripts/measure/weights';

const figures = {
  ...{ total: 180_000, html: 10_000, css: 15_000, js: 155_000, other: 0 },
  ...{ scripts: 15, nodes: 1000, output: 60_000 },
};

it.each([
  ['the same figures', {}, []],
  ['up to 1 % more code', { total: 181_800, js: 156_550, css: 15_150 }, []],
  ['more bytes', { total: 181_801 }, ['/: found total 181801, expected at most 180000']],
  ['a kind of file that is new', { other: 1 }, ['/: found other 1, expected at most 0']],
  ['one more script', { scripts: 16 }, ['/: found scripts 16, expected at most 15']],
])('a page with %s has these excesses', (_, changed, excesses) => {
  expect(listExcesses({ '/': figures }, { '/': { ...figures, ...changed } })).toEqual(excesses);
});
