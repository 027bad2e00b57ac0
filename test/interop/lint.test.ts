import path from 'node:path';
import { endpoints, writeDocuments } from './documents';
import { runTool } from './tools';

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
