/** Checks and generates pages again during `npm start`, and shows problems in terminal and overlay. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { isOwnError } from './missing-page';
import { docsFolder, isEndpointData, referenceFolder } from '../site-map/places';
import { toMessage, type ContentProblem } from './problem';
import { contentFolders, readState, type ContentState } from './state';

/** What a task found, and what it generated. */
export interface Outcome {
  readonly problems: readonly ContentProblem[];
  /** Generated files that are new or have new content, relative to the reference folder. */
  readonly changed: readonly string[];
}

type Task = () => Promise<Outcome>;

interface Run extends Outcome {
  /** What editors had written before the task, and the generated files after it. */
  readonly state: ContentState;
}

/** The file that changes with the pages, in the folder for generated files. */
export const stateFile = 'pages-state.txt';

/** Runs a task that checks the content and generates pages, after the state was read. */
export async function runTask(siteDir: string, task: Task, before: ContentState): Promise<Run> {
  const outcome = await task();
  const { generated } = await readState(siteDir);
  return { ...outcome, state: { ...before, generated } };
}

/**
 * Runs a task again when the content changes, and compiles what it generates together with the
 * change. Shows the problems that it returns until they are fixed. Writes a file for watchers of
 * pages when anything but the data of endpoints changed.
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

class ContentWatch implements WebpackPluginInstance {
  private state: ContentState;
  private messages: readonly string[];
  private hasNewPages = false;

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
    const folder = path.join(this.siteDir, docsFolder, referenceFolder);
    compiler.hooks.watchRun.tapPromise(name, async () => {
      const changed = (await this.refresh()).map((file) => path.join(folder, file));
      compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), ...changed]);
    });
    compiler.hooks.done.tapPromise(name, () => this.report());
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.addAll(
        contentFolders.map((content) => path.join(this.siteDir, content)),
      );
      for (const message of this.messages) compilation.errors.push(new WebpackError(message));
    });
  }

  /**
   * Returns the generated files that changed. Runs again if something changed in the meantime, since
   * the watcher may miss it.
   */
  private async refresh(): Promise<readonly string[]> {
    const state = await readState(this.siteDir);
    if (isDeepStrictEqual(state, this.state)) return [];
    const changed = await this.run(state);
    return [...changed, ...(await this.refresh())];
  }

  /** Reports errors without throwing them. The server continues, because the next edit may fix them. */
  private async run(state: ContentState): Promise<readonly string[]> {
    const { pages, generated } = this.state;
    this.state = state;
    try {
      const run = await runTask(this.siteDir, this.task, state);
      this.state = run.state;
      this.messages = run.problems.map(toMessage);
      const isSame = run.state.pages === pages && run.state.generated === generated;
      this.hasNewPages ||= !isSame || !run.changed.every(isEndpointData);
      return run.changed;
    } catch (error) {
      this.messages = [`The content could not be checked: ${String(error)}`];
      this.hasNewPages = true;
      return [];
    }
  }

  /** After the compilation, so that the browser shows the edit before the pages are reloaded. */
  private async report(): Promise<void> {
    if (!this.hasNewPages) return;
    this.hasNewPages = false;
    await writeFile(this.stateFile, this.state.pages);
  }
}
