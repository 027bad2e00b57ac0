/** Runs a command, and shows its errors. */
import path from 'node:path';
import process from 'node:process';
import manifest from '../../package.json';
import { suggest } from '../../src/check/problem';
import { Failure, Misuse } from '../../src/failure';
import type { CommandName } from '../../src/project/command-line';
import { root } from './paths.mjs';
import { takeProject } from './project';

interface Command {
  readonly usage: string;
  /** Named, because npm takes options that are not after `--`. */
  readonly options?: object;
  /** What it works on: a portal, which `--project` can name, or one of its APIs, which `--api` can. */
  readonly scope?: 'portal' | 'api';
  /** The exit code of its errors. */
  readonly errorCode?: number;
  readonly run: (args: readonly string[]) => void | Promise<void>;
}

/** The commands of the package: their files, and what they do. */
const commands: Readonly<Record<CommandName, readonly [file: string, summary: string]>> = {
  init: ['init', 'writes portal.yaml and a first guide beside an OpenAPI document'],
  start: ['start', 'shows the portal while you edit it'],
  build: ['build', 'builds the portal in the folder build'],
  serve: ['serve', 'builds the portal if something changed, and serves it'],
  check: ['check-content', 'lists problems of the document and the pages'],
  compare: ['compare', 'says where another document differs'],
  new: ['new', 'adds a page'],
  translate: ['translate', 'writes what a language lacks, to fill in'],
  cut: ['version-cut', 'freezes the portal as a version'],
  remove: ['version-remove', 'removes a version'],
  release: ['release', 'puts the build online, or goes back'],
  mcp: ['mcp', 'gives the documentation to agents'],
};

/** Runs a command of the package by its name. */
export async function runNamed(name: string, args: readonly string[]): Promise<void> {
  if (Object.hasOwn(commands, name)) {
    const [file] = commands[name as CommandName];
    return runCommand(`scripts/${file}`, args);
  }
  const lines = Object.entries(commands).map(
    ([one, [, summary]]) => `  ${one.padEnd(11)}${summary}`,
  );
  const usage = `npx ${manifest.name} COMMAND [--project FOLDER] [--api ID] [--help]\n\n${lines.join('\n')}`;
  if (['', '--help', 'help'].includes(name)) console.log(usage);
  else if (name === '--version') console.log(manifest.version);
  else {
    const { hint = '' } = suggest(name, Object.keys(commands));
    console.error(`\nFound ${JSON.stringify(name)}, expected a command. ${hint}\n\n${usage}`);
    process.exitCode = 1;
  }
}

/** Runs the command in a file. Prints errors, and exits with 1, or 128 plus the number of a signal. */
export async function runCommand(file: string, args: readonly string[]): Promise<void> {
  stopWithNpm();
  // Docusaurus would ask the registry for updates, and advise to change the owner of a folder.
  process.env.NO_UPDATE_NOTIFIER = '1';
  const command = (await import(path.join(root, file))) as Command;
  const { usage, options = {}, scope, errorCode, run } = command;
  try {
    validateOptions([...Object.keys(options), ...(scope ? ['project', 'api'] : [])], args);
    if (args.includes('--help')) console.log(scope ? `${usage}\n\n${ofScope[scope]}` : usage);
    else await run(scope ? takeProject(args, scope === 'api') : args);
  } catch (error) {
    // Errors of a script, of its arguments, and of the system, such as a full disk, need no stack.
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    const { exitCode } = error as { readonly exitCode?: number };
    const isMisuse = error instanceof Misuse || code?.startsWith('ERR_PARSE_ARGS');
    if (isMisuse) console.error(`\n${message}\n\n${usage}`);
    else console.error(error instanceof Failure || syscall ? `\n${message}` : error);
    process.exitCode = errorCode ?? exitCode ?? 1;
  }
}

const ofProject = '--project FOLDER  works on the portal.yaml of that folder, not of this one';
const ofApi = '--api ID          works on that API, if portal.yaml has several';
const ofScope = { portal: ofProject, api: `${ofProject}\n${ofApi}` };

/** Rejects options that npm took: without them, a command can do the opposite. */
function validateOptions(options: readonly string[], args: readonly string[]): void {
  const taken = [...options, 'dry-run']
    .filter((option) => {
      const name = `npm_config_${option.replace(/^no-/, '').replaceAll('-', '_')}`;
      return option.startsWith('no-') ? process.env[name] === '' : name in process.env;
    })
    .map((option) => `--${option}`);
  if (taken.length === 0) return;
  const words = ['npm run', process.env.npm_lifecycle_event, '--', ...taken, ...args];
  throw new Failure(
    `Nothing was done, because npm took ${taken.join(' ')} itself. Put options of the command after ` +
      `"--": ${words.join(' ')}`,
  );
}

/**
 * Stops this script when the npm process that started it stops. The shell in between does not pass
 * SIGTERM on, so a server would keep running, or the next step would start.
 */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
