/** Shows content problems of `npm start` in the terminal and in the browser overlay. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { isLasting } from '../framework/missing-page';
import { referenceFolder } from '../site-map/places';
import { toMessage, type ContentProblem } from './problem';

type Task = () => Promise<readonly ContentProblem[]>;

/** A folder of the site's content, without subfolders of the excluded name. */
interface Content {
  readonly folder: string;
  readonly except?: string;
}

/**
 * Runs a task when the content changes, before the change is compiled. Shows the problems that it
 * returns until they are fixed.
 */
export function watchContent(siteDir: string, task: Task) {
  const content = [
    { folder: path.join(siteDir, 'src/catalogue') },
    { folder: path.join(siteDir, 'docs'), except: referenceFolder },
  ];
  return {
    plugins: [new ContentWatch(content, task)],
    devServer: { client: { overlay: { runtimeErrors: isLasting } } },
  };
}

class ContentWatch implements WebpackPluginInstance {
  private state = '';
  private problems: readonly ContentProblem[] = [];

  constructor(
    private readonly content: readonly Content[],
    private readonly task: Task,
  ) {}

  apply(compiler: Compiler): void {
    const name = 'content-watch';
    const { WebpackError } = compiler.webpack;
    compiler.hooks.watchRun.tapPromise(name, () => this.refresh());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.addAll(this.content.map(({ folder }) => folder));
      const messages = this.problems.map(toMessage);
      for (const message of messages) compilation.errors.push(new WebpackError(message));
    });
  }

  /** Runs again if something changed in the meantime, since the watcher may miss it. */
  private async refresh(): Promise<void> {
    const state = (await Promise.all(this.content.map(readState))).join('\n');
    if (state === this.state) return;
    this.state = state;
    this.problems = await this.task();
    await this.refresh();
  }
}

/** A key that changes when a file is written, added or removed. */
async function readState({ folder, except }: Content): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.split(path.sep)[0] !== except).sort();
  const states = await Promise.all(files.map((name) => readFileState(folder, name)));
  return states.join('\n');
}

async function readFileState(folder: string, name: string): Promise<string> {
  const status = await stat(path.join(folder, name)).catch(() => undefined);
  return `${name} ${status?.mtimeMs} ${status?.size}`;
}
