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
    plugins: [new ContentWatch(siteDir, path.join(generatedFilesDir, stateFile), task, first)],
    devServer: { client: { overlay: { runtimeErrors: isOwnError } } },
  };
}

/**
 * Whether the overlay shows an error that code throws in the browser. The bundler already reports
 * modules that it cannot find or build, and a deleted page is missing only until the routes are
 * updated. This function is sent to the browser as source code, so it must not use anything from
 * outside.
 */
function isOwnError(error: Error): boolean {
  return !/^Cannot find module '|Module build failed/.test(error.message);
}

class ContentWatch implements WebpackPluginInstance {
  private state: string;
  private messages: readonly string[];

  constructor(
    private readonly siteDir: string,
    private readonly stateFile: string,
    private readonly task: Task,
    first: Run,
  ) {
    this.state = first.state;
    this.messages = first.problems.map(toMessage);
  }

  apply(compiler: Compiler): void {
    const name = 'content-watch';
    const { WebpackError } = compiler.webpack;
    compiler.hooks.watchRun.tapPromise(name, () => this.refresh());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.addAll(
        contentFolders.map((folder) => path.join(this.siteDir, folder)),
      );
      for (const message of this.messages) compilation.errors.push(new WebpackError(message));
    });
  }

  /**
   * Runs again if something changed in the meantime. Shows an error instead of throwing it, because
   * the next edit may fix it.
   */
  private async refresh(): Promise<void> {
    if ((await readState(this.siteDir)) === this.state) return;
    try {
      const { state, problems } = await runTask(this.siteDir, this.task);
      this.state = state;
      this.messages = problems.map(toMessage);
    } catch (error) {
      this.state = '';
      this.messages = [`The content could not be checked: ${String(error)}`];
      return;
    }
    await writeFile(this.stateFile, this.state);
    await this.refresh();
  }
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
