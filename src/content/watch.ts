/** Shows content problems of `npm start` in the terminal and in the browser overlay. */
import { stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { isOwnError } from '../framework/missing-page';
import { referenceFolder } from '../site-map/places';
import { catalogueFolder } from './catalogue/load';
import { listFiles } from './files';
import { toMessage, type ContentProblem } from './problem';

type Task = () => Promise<readonly ContentProblem[]>;

/** The last run of a task, and the state of the content before it. */
interface Run {
  readonly state: string;
  readonly problems: readonly ContentProblem[];
}

/** The file with the state of the content, in the folder for generated files. */
export const stateFile = 'content-state.txt';

/**
 * Runs a task again when the content changes, before the change is compiled. Shows the problems
 * that it returns until they are fixed. Then writes the state of the content, for watchers of
 * changes.
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

/** What editors write. */
const folders = [catalogueFolder, 'docs'];

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
    let begin = Date.now();
    compiler.hooks.watchRun.tapPromise(name, () => {
      begin = Date.now();
      return this.refresh();
    });
    compiler.hooks.done.tapPromise(name, () => this.touchWritten(begin));
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.addAll(
        folders.map((folder) => path.join(this.siteDir, folder)),
      );
      for (const message of this.messages) compilation.errors.push(new WebpackError(message));
    });
  }

  /** Runs again if something changed in the meantime, since the watcher may miss it. */
  private async refresh(): Promise<void> {
    const state = await readContentState(this.siteDir);
    if (state === this.state) return;
    this.state = state;
    this.messages = await this.run();
    await this.refresh();
  }

  /**
   * The bundler misses changes to files that are written while it starts a compilation. This marks
   * such generated files as changed after it.
   */
  private async touchWritten(begin: number): Promise<void> {
    const folder = path.join('docs', referenceFolder);
    for (const name of await listFiles(this.siteDir, folder, () => true)) {
      const file = path.join(this.siteDir, name);
      const status = await stat(file).catch(() => undefined);
      const now = new Date();
      if (status && status.mtimeMs >= begin) await utimes(file, now, now).catch(() => undefined);
    }
  }

  /** Reports errors without throwing them. The server continues, because the next edit may fix them. */
  private async run(): Promise<readonly string[]> {
    try {
      const problems = await this.task();
      await writeFile(this.stateFile, this.state);
      return problems.map(toMessage);
    } catch (error) {
      return [`The content could not be checked: ${String(error)}`];
    }
  }
}

/** The state of what editors write. Changes with every file that is written, added or removed. */
export async function readContentState(siteDir: string): Promise<string> {
  const lists = await Promise.all(folders.map((folder) => listFiles(siteDir, folder, () => true)));
  const states = await Promise.all(lists.flat().map((file) => readFileState(siteDir, file)));
  return states.join('\n');
}

/** Generated files change with the content, so only their names count. */
async function readFileState(siteDir: string, file: string): Promise<string> {
  if (file.startsWith(`docs/${referenceFolder}/`)) return file;
  const status = await stat(path.join(siteDir, file)).catch(() => undefined);
  return `${file} ${status?.mtimeMs} ${status?.size}`;
}
