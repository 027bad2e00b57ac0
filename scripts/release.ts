/** `npm run release -- /srv/portal`: puts the build online, or goes back to the previous release. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './lib/main.mjs';
import { release, rollBack } from './lib/releases';

export const usage = `npm run release -- TARGET
npm run release -- TARGET --rollback

Adds the build to the folder TARGET as a release, and switches to it at once. The root of the web
server is TARGET/current/build. Assets of the previous release stay available.

--rollback  switches back to the previous release`;

export async function run(args: string[]): Promise<void> {
  const { folder, isRollback } = readArguments(args);
  try {
    // npm runs its scripts in the root of the repository.
    const lines = await (isRollback ? rollBack(folder) : release(process.cwd(), folder));
    console.log(lines.join('\n'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // An error of the system, such as a full disk, says what it did and where.
    throw code === undefined ? error : new Failure(`Cannot change ${folder}: ${message}.`);
  }
}

function readArguments(args: string[]) {
  // npm takes options that are not after "--", so the build would be released instead.
  const isSwallowed = ['rollback', 'dry_run'].some((name) => `npm_config_${name}` in process.env);
  try {
    const options = { rollback: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [folder] = positionals;
    if (isSwallowed) throw new Error('Found an option before "--".');
    if (folder === undefined || positionals.length > 1) {
      throw new Error(`Found ${positionals.length} folders, expected one.`);
    }
    return { folder: path.resolve(folder), isRollback: values.rollback };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
