import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Endpoint } from '../../src/openapi/model';
import { endpoints, writeDocuments } from './documents';
import { compile, runTool } from './tools';

let documents: Awaited<ReturnType<typeof writeDocuments>>;
beforeAll(async () => {
  documents = await writeDocuments();
  const args = ['openapi.json', '--output', 'openapi.ts'].map((name) =>
    name.startsWith('-') ? name : path.join(documents.path, name),
  );
  // Otherwise, the tool requires values with a default, which requests can omit.
  const optional = '--default-non-nullable=false';
  const { code, stderr } = await runTool('openapi-typescript', ...args, optional);
  if (code !== 0) throw new Error(stderr);
});
afterAll(() => documents.remove());

/** The errors of a module that uses the generated types. */
async function compileModule(
  name: string,
  statements: readonly string[],
): Promise<readonly string[]> {
  const file = path.join(documents.path, `${name}.ts`);
  await writeFile(file, ["import type { operations } from './openapi';", ...statements].join('\n'));
  return compile(file, {
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
}

/** Statements that hold for the examples of an endpoint. */
function toStatements(endpoint: Endpoint): readonly string[] {
  const type = `operations['${endpoint.operationId}']`;
  const { path: inPath, query, body, formData } = endpoint.example;
  const sent = body ?? formData;
  return [
    ...(inPath ? [toStatement(inPath, `${type}['parameters']['path']`)] : []),
    ...(query ? [toStatement(query, `NonNullable<${type}['parameters']['query']>`)] : []),
    ...(sent ? [toStatement(sent, toContent(`NonNullable<${type}['requestBody']>`))] : []),
    ...endpoint.responses.flatMap(({ status, example }) =>
      example === undefined
        ? []
        : [toStatement(example, toContent(`${type}['responses'][${status}]`))],
    ),
  ];
}

/** A body in its first media type. */
function toContent(type: string): string {
  return (
    `${type}['content'] extends infer Content ? Content[keyof Content & ` +
    `\`\${string}/\${'json' | 'x-www-form-urlencoded'}\`] : never`
  );
}

function toStatement(example: unknown, type: string): string {
  return `(${JSON.stringify(example)}) satisfies (${type});`;
}

describe('the types of openapi-typescript', () => {
  it('compile in strict mode, and all examples have them', async () => {
    const statements = endpoints.flatMap(toStatements);
    expect(statements.length).toBeGreaterThan(2 * endpoints.length);
    expect(await compileModule('examples', statements)).toEqual([]);
  });

  it('reject a value that is not documented', async () => {
    const link = "operations['createCampaignLink']";
    const wrong = [
      toStatement({}, `${link}['parameters']['path']`),
      toStatement({ mediaType: 'Video' }, toContent(`${link}['requestBody']`)),
      toStatement({ data: { id: 1 } }, toContent(`${link}['responses'][200]`)),
    ];
    expect(await compileModule('wrong', wrong)).toHaveLength(wrong.length);
  });
});
