/** Shows the problems of the content in `start`: in the terminal, and over the page in the browser. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { isLasting } from '../framework/missing-page';
import { referenceFolder } from '../site-map/places';
import { catalogueFolder } from './catalogue/load';
import { listFiles } from './files';
import { toMessage, type ContentProblem } from './problem';

type Task = () => Promise<readonly ContentProblem[]>;

/**
 * Runs a task whenever an editor has changed the content, before the change is compiled, and shows
 * the problems that it finds as long as they last.
 */
export function watchContent(siteDir: string, task: Task) {
  return {
    plugins: [new ContentWatch(siteDir, task)],
    devServer: { client: { overlay: { runtimeErrors: isLasting } } },
  };
}

/** What editors write. */
const folders = [catalogueFolder, 'docs'];

class ContentWatch implements WebpackPluginInstance {
  private state = '';
  private messages: readonly string[] = [];

  constructor(
    private readonly siteDir: string,
    private readonly task: Task,
  ) {}

  apply(compiler: Compiler): void {
    const name = 'content-watch';
    const { WebpackError } = compiler.webpack;
    compiler.hooks.watchRun.tapPromise(name, () => this.refresh());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.addAll(
        folders.map((folder) => path.join(this.siteDir, folder)),
      );
      for (const message of this.messages) compilation.errors.push(new WebpackError(message));
    });
  }

  /** Once more when something has changed meanwhile: the watcher may not tell of it. */
  private async refresh(): Promise<void> {
    const state = await this.readState();
    if (state === this.state) return;
    this.state = state;
    this.messages = await this.run();
    await this.refresh();
  }

  /** The server goes on whatever happens: the next edit may mend it. */
  private async run(): Promise<readonly string[]> {
    try {
      return (await this.task()).map(toMessage);
    } catch (error) {
      return [`The content could not be checked: ${String(error)}`];
    }
  }

  /** Changes with every file that is written, added or removed. */
  private async readState(): Promise<string> {
    const isGenerated = (name: string) => name.startsWith(`${referenceFolder}/`);
    const lists = await Promise.all(
      folders.map((folder) => listFiles(this.siteDir, folder, (name) => !isGenerated(name))),
    );
    const states = await Promise.all(lists.flat().map((file) => readFileState(this.siteDir, file)));
    return states.join('\n');
  }
}

async function readFileState(siteDir: string, file: string): Promise<string> {
  const status = await stat(path.join(siteDir, file)).catch(() => undefined);
  return `${file} ${status?.mtimeMs} ${status?.size}`;
}
