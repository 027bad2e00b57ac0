import path from 'node:path';
import ts from 'typescript';
import { drawnParts, replacedParts, type themeLines } from '../../../src/framework/contract/theme';
import { type Condition, readAll } from './condition';

const parts = { ...replacedParts, ...drawnParts };
type Name = keyof typeof parts;

const root = path.join(__dirname, '../../..');

/** A module for each part, which compiles if the part has the properties. */
const sources = new Map(
  Object.entries(parts).map(([name, { properties }]) => [
    toFile(name),
    [
      "import type { ComponentProps } from 'react';",
      `import type Part from '@theme/${name}';`,
      `export type Known = Pick<ComponentProps<typeof Part>, ${toUnion(properties)}>;`,
    ].join('\n'),
  ]),
);

function toFile(name: string): string {
  return path.join(root, `part-${name.replace('/', '-')}.ts`);
}

function toUnion(properties: readonly string[]): string {
  return properties.map((property) => JSON.stringify(property)).join(' | ') || 'never';
}

let checked: ReadonlyMap<string, string> | undefined;

/** The compiler's errors by file. The types of all parts are loaded once. */
function listComplaints(): ReadonlyMap<string, string> {
  if (checked) return checked;
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, jsx: ts.JsxEmit.ReactJSX },
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, version) => {
    const source = sources.get(file);
    return source === undefined
      ? getSourceFile(file, version)
      : ts.createSourceFile(file, source, version);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  checked = new Map(
    [...sources.keys()].flatMap((file) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(({ messageText }) => [file, ts.flattenDiagnosticMessageText(messageText, ' ')]),
    ),
  );
  return checked;
}

/** Code that renders parts of the theme, of the core, and the routes of the docs plugin. */
const users = ['theme-classic/lib/theme', 'core/lib/client', 'plugin-content-docs/lib'] as const;

function toConditions(name: Name): readonly Condition[] {
  const { properties } = parts[name];
  return [
    [
      `nothing in ${users.join(', ')} shows @theme/${name}`,
      () => users.some((folder) => readAll(folder).includes(`'@theme/${name}'`)),
    ],
    [
      `@theme/${name} is no component with the properties ${properties.join(', ') || '(none)'}`,
      () => !listComplaints().has(toFile(name)),
    ],
  ];
}

export const themeConditions = Object.fromEntries(
  (Object.keys(parts) as Name[]).map((name) => [`theme/${name}`, toConditions(name)]),
) as Record<(typeof themeLines)[number]['id'], readonly Condition[]>;
