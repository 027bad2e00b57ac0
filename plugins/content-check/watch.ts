import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { Problem } from './problems';

/** A part of the site's content: a folder, without what lies in a folder of this name. */
export interface Content {
  readonly folder: string;
  readonly except?: string;
}

/**
 * For the compilation of `start`: runs a task before it whenever the content has changed, and gives
 * the problems that the task finds to the compilation, whose overlay and terminal show them.
 */
export class ContentWatch implements WebpackPluginInstance {
  private state = '';
  private problems: readonly Problem[] = [];

  constructor(
    private readonly content: readonly Content[],
    private readonly task: () => Promise<readonly Problem[]>,
  ) {}

  apply(compiler: Compiler): void {
    const name = 'content-watch';
    const { WebpackError } = compiler.webpack;
    compiler.hooks.watchRun.tapPromise(name, () => this.refresh());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.addAll(this.content.map(({ folder }) => folder));
      for (const { message } of this.problems) compilation.errors.push(new WebpackError(message));
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
