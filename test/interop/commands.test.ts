import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeDocuments } from './documents';

const page = readFileSync(path.join(__dirname, '../../docs/downloads.mdx'), 'utf8');

/** The commands of the page that write something, but not those for the Java of OpenAPI Generator. */
const commands = [...page.matchAll(/command="(npx [^"]* --output [^"]*)"/g)]
  .map(([, command = '']) => command)
  .filter((command) => !command.includes('openapi-generator'));

let documents: Awaited<ReturnType<typeof writeDocuments>>;
beforeAll(async () => {
  documents = await writeDocuments();
});
afterAll(() => documents.remove());

describe('the page Downloads', () => {
  it('has three commands that write files', () => {
    expect(commands).toHaveLength(3);
  });

  it.each(commands)('has a command that works in an empty folder: %s', async (command) => {
    const folder = path.join(documents.path, String(commands.indexOf(command)));
    await mkdir(folder);
    const [program = '', ...args] = command
      .replace('{url}', path.join(documents.path, 'openapi.json'))
      .split(' ');
    // The newest versions that a reader gets, and none that this folder has.
    await promisify(execFile)(program, ['--yes', ...args], { cwd: folder });
    expect(await readdir(folder)).not.toEqual([]);
  });
});
