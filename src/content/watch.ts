/** Checks and generates pages again during `npm start`, and shows problems in terminal and overlay. */
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { docsFolder } from '../site-map/places';
import { catalogueFolder } from './catalogue';
import { listAuthored, listFiles } from './files';
import { toMessage, type ContentProblem } from './problem';

/** Checks the content, generates its pages if the catalogue is valid, and returns the problems. */
type Task = () => Promise<readonly ContentProblem[]>;

/** What a task found, and the state of the content before it. */
interface Run {
  readonly state: string;
  readonly problems: readonly ContentProblem[];
}

/** The file that changes with the content, in the folder for generated files. */
export const stateFile = 'content-state.txt';

/** Runs a task on a state of the content that is known, so that no later edit is missed. */
export async function runTask(siteDir: string, task: Task): Promise<Run> {
  const state = await readState(siteDir);
  return { state, problems: await task() };
}

/**
 * Runs a task again when the content changes, and shows the problems that it returns until they are
 * fixed. Then writes a file for plugins that read the pages again.
 */
export function watchContent(
  { siteDir, generatedFilesDir }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  task: Task,
  first: Run,
) {
  return {
    plugins: [buildWatch(siteDir, path.join(generatedFilesDir, stateFile), task, first)],
    // The bundler reports what it cannot build, and editors write no code that runs in a browser.
    devServer: { client: { overlay: { runtimeErrors: false } } },
  };
}

/** Shows an error of the check instead of throwing it, because the next edit may fix it. */
function buildWatch(siteDir: string, file: string, task: Task, first: Run): WebpackPluginInstance {
  let run = { state: first.state, messages: first.problems.map(toMessage) };

  async function refresh(): Promise<void> {
    if ((await readState(siteDir)) === run.state) return;
    try {
      const { state, problems } = await runTask(siteDir, task);
      run = { state, messages: problems.map(toMessage) };
    } catch (error) {
      run = { state: '', messages: [`The content could not be checked: ${String(error)}`] };
      return;
    }
    await writeFile(file, run.state);
    await refresh();
  }

  return {
    apply({ hooks, webpack: { WebpackError } }: Compiler): void {
      hooks.watchRun.tapPromise('content-watch', refresh);
      hooks.thisCompilation.tap('content-watch', ({ contextDependencies, errors }) => {
        contextDependencies.addAll(contentFolders.map((folder) => path.join(siteDir, folder)));
        for (const message of run.messages) errors.push(new WebpackError(message));
      });
    },
  };
}

const contentFolders = [catalogueFolder, docsFolder];

/** A text that changes with every file that editors write, add or remove. */
async function readState(siteDir: string): Promise<string> {
  const lists = await Promise.all([
    listFiles(siteDir, catalogueFolder, () => true),
    listAuthored(siteDir),
  ]);
  const states = lists.flat().map(async (file) => {
    const status = await stat(path.join(siteDir, file)).catch(() => undefined);
    return `${file} ${status?.mtimeMs} ${status?.size}`;
  });
  return (await Promise.all(states)).join('\n');
}
