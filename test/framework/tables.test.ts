import { parseRegistry, parseRoutes } from '../../src/framework/tables/read';

describe('parseRoutes', () => {
  it('reads the routes that the framework generated', () => {
    const code = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', '952'),
    routes: [
      {
        path: '/docs/it\\'s',
        component: ComponentCreator('/docs/it\\'s', '218'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
    const page = {
      path: "/docs/it's",
      hash: '218',
      attributes: { exact: true, sidebar: 'docs' },
    };
    expect(JSON.parse(JSON.stringify(parseRoutes(code)))).toEqual([
      { path: '/', hash: '952', attributes: {}, routes: [page] },
      { path: '*', attributes: {} },
    ]);
  });

  it('says what is wrong when the framework generates something else', () => {
    expect(() => parseRoutes('export const routes = [];')).toThrow(
      /"routes" has changed: .*self-contained code/,
    );
    expect(() => parseRoutes('export default [];')).toThrow(
      /"routes" has changed: .* does not contain a list of routes.*tables\/read\.ts/s,
    );
  });
});

describe('parseRegistry', () => {
  const row = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

  it('reads the module of each chunk', () => {
    const code = `export default {\n${row('0e', '@site/docs/a.mdx')}\n${row('17', '@theme/X')}};\n`;
    expect([...parseRegistry(code)]).toEqual([
      ['0e', '@site/docs/a.mdx'],
      ['17', '@theme/X'],
    ]);
  });

  it('refuses a row of another form', () => {
    const code = `export default {\n${row('0e', '@site/docs/a.mdx')}\n  "17": lazy("@theme/X"),};\n`;
    expect(() => parseRegistry(code)).toThrow(
      /"registry" has changed: .* does not contain a row with an import for each chunk.*tables\/read\.ts/s,
    );
  });
});
