import path from 'node:path';
import { endpoints, writeDocuments } from './documents';
import { runModule, runTool } from './tools';

let documents: Awaited<ReturnType<typeof writeDocuments>>;
beforeAll(async () => {
  documents = await writeDocuments();
});
afterAll(() => documents.remove());

const formats = ['openapi.json', 'openapi.yaml'] as const;

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

/** swagger-parser has no command. */
const validate = `
  import parser from '@apidevtools/swagger-parser';
  for (const file of process.argv.slice(1)) await parser.validate(file);`;

describe.each(formats)('%s', (name) => {
  it('has no problem for Redocly', async () => {
    expect(await lintWithRedocly(path.join(documents.path, name))).toEqual([]);
  });

  it('has no problem for Spectral', async () => {
    const file = path.join(documents.path, name);
    const args = ['lint', file, '--format=json', '--ruleset=spectral.yaml', '--quiet'];
    const { code, stdout, stderr } = await runTool('spectral', ...args);
    expect({ code, problems: stdout.trim(), stderr }).toEqual({
      code: 0,
      problems: '[]',
      stderr: '',
    });
  });

  it('is valid for swagger-parser', async () => {
    const file = path.join(documents.path, name);
    const { stderr } = await runModule(validate, file);
    expect(stderr).toBe('');
  });
});

describe('the document of each operation', () => {
  it('has no problem for Redocly', async () => {
    expect(documents.operations).toHaveLength(endpoints.length);
    expect(await lintWithRedocly(...documents.operations)).toEqual([]);
  });

  it('is valid for swagger-parser', async () => {
    const { stderr } = await runModule(validate, ...documents.operations);
    expect(stderr).toBe('');
  });
});
