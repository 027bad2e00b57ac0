import path from 'node:path';
import { endpoints, writeDocuments } from './documents';
import { runModule, runTool } from './tools';

let documents: Awaited<ReturnType<typeof writeDocuments>>;
beforeAll(async () => {
  documents = await writeDocuments();
});
afterAll(() => documents.remove());

/** The errors and warnings of Redocly. */
async function lintWithRedocly(...files: readonly string[]): Promise<unknown> {
  const { stdout, stderr } = await runTool('redocly', 'lint', ...files, '--format=json');
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  // Redocly prints an object for each file.
  const reports = JSON.parse(`[${stdout.replaceAll('\n}{\n', '\n},{\n')}]`) as readonly {
    problems: readonly { ruleId: string; message: string }[];
  }[];
  expect(reports).toHaveLength(files.length);
  return reports.flatMap(({ problems }) =>
    problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}

it.each(['openapi.json', 'openapi.yaml'])('%s has no problem for Redocly', async (name) => {
  expect(await lintWithRedocly(path.join(documents.path, name))).toEqual([]);
});

it('the document of each operation has no problem for Redocly', async () => {
  expect(documents.operations).toHaveLength(endpoints.length);
  expect(await lintWithRedocly(...documents.operations)).toEqual([]);
});

it('openapi.json has no problem for Spectral', async () => {
  const file = path.join(documents.path, 'openapi.json');
  const ruleset = path.join(__dirname, 'spectral.yaml');
  const ending = await runTool('spectral', 'lint', file, '--ruleset', ruleset, '--format=json');
  expect(ending).toMatchObject({ exitCode: 0, stderr: '' });
  expect(ending.stdout).toMatch(/^\[\]/);
});

/** Modules that print the errors of a parser as JSON. */
const parsers = {
  '@scalar/openapi-parser': `
    import { readFileSync } from 'node:fs';
    import { validate } from '@scalar/openapi-parser';
    const { errors } = await validate(readFileSync(process.argv[1], 'utf8'));
    console.log(JSON.stringify(errors));`,
  '@apidevtools/swagger-parser': `
    import SwaggerParser from '@apidevtools/swagger-parser';
    await SwaggerParser.validate(process.argv[1]);
    console.log('[]');`,
};

it.each(Object.entries(parsers))('openapi.json has no error for %s', async (_name, program) => {
  const { stdout, stderr } = await runModule(program, path.join(documents.path, 'openapi.json'));
  expect(stdout || stderr).toBe('[]\n');
});
