import { listExcesses, listGrown } from '../../scripts/measure/budget/compare.mjs';

const figures = {
  total: 180_000,
  html: 10_000,
  css: 15_000,
  js: 155_000,
  other: 0,
  scripts: 15,
  nodes: 1000,
  output: 60_000,
};

describe('the budget of a page', () => {
  it.each([
    ['the same figures', {}, []],
    [
      'less of everything',
      { total: 1, html: 1, css: 1, js: 1, scripts: 1, nodes: 1, output: 1 },
      [],
    ],
    ['up to 1 % more code', { total: 181_800, js: 156_550, css: 15_150 }, []],
    ['up to 10 % more text', { html: 11_000, nodes: 1100, output: 66_000 }, []],
    ['more bytes', { total: 181_801 }, ['/: found total 181801, expected at most 180000']],
    ['a kind of file that is new', { other: 1 }, ['/: found other 1, expected at most 0']],
    ['a larger HTML file', { output: 66_001 }, ['/: found output 66001, expected at most 60000']],
    ['one more script', { scripts: 16 }, ['/: found scripts 16, expected at most 15']],
    ['many more elements', { nodes: 1101 }, ['/: found nodes 1101, expected at most 1000']],
  ])('with %s has these excesses', (_, changed, excesses) => {
    expect(listExcesses({ '/': figures }, { '/': { ...figures, ...changed } })).toEqual(excesses);
  });

  it('is exceeded by a page that was not measured', () => {
    expect(listExcesses({ '/': figures }, {})).toHaveLength(8);
  });
});

it('lists the modules that are new or larger, most bytes first', () => {
  const before = { 'same.ts': 10, 'smaller.ts': 10, 'larger.ts': 10, 'gone.ts': 10 };
  const after = { 'same.ts': 10, 'smaller.ts': 9, 'larger.ts': 15, 'new.ts': 20 };
  expect(listGrown(before, after)).toEqual([
    { name: 'new.ts', bytes: 20 },
    { name: 'larger.ts', bytes: 5 },
  ]);
});
