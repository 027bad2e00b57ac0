/** The folders in which commands are called, and in which their projects are. */
import path from 'node:path';
import process from 'node:process';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable with which commands pass `--project` on. */
export const folderVariable = 'PORTAL_PROJECT';

/** The variable with which commands pass `--api` on. */
export const apiVariable = 'PORTAL_API';

/** The variable with the language of a build or of `npm start`. Without it, that is the first one. */
export const localeVariable = 'PORTAL_LOCALE';

/** The folder in which the command was called, since npm runs its scripts in that of the package. */
export function callFolder(environment: Environment = process.env): string {
  return environment['INIT_CWD'] ?? process.cwd();
}

/** The folder of the project: that of `--project`, or the one in which the command was called. */
export function projectFolder(environment: Environment = process.env): string {
  return path.resolve(callFolder(environment), environment[folderVariable] ?? '');
}

/** A file as people name it: from the folder in which the command was called. */
export function toShownFile(file: string): string {
  return path.relative(callFolder(), file).split(path.sep).join('/');
}
