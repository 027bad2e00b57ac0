/** Shows the problems of the content in `start`: in the terminal, and over the page in the browser. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { isLasting } from '../framework/missing-page';
import { referenceFolder } from '../site-map/places';
import { toMessage, type ContentProblem } from './problem';

type Task = () => Promise<readonly ContentProblem[]>;

/** A part of the site's content: a folder, without what lies in a folder of this name. */
interface Content {
  readonly folder: string;
  readonly except?: string;
}

/**
 * Runs a task whenever an editor has changed the content, before the change is compiled, and shows
 * the problems that it finds as long as they last.
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

  /** Once more when something has changed meanwhile: the watcher may not tell of it. */
  private async refresh(): Promise<void> {
    const state = (await Promise.all(this.content.map(readState))).join('\n');
    if (state === this.state) return;
    this.state = state;
    this.problems = await this.task();
    await this.refresh();
  }
}

/** Changes with every file that is written, added or removed. */
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
