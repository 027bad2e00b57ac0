/** Checks and generates pages again during `npm start`, and shows problems in terminal and overlay. */
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { Project } from '../project/index';
import { docsFolder } from '../routes/places';
import { isAuthored, listFiles } from './files';
import { type CheckedContent, toMessage } from '../check/messages';

/** The file that changes with the content, in the folder for generated files. */
export const stateFile = 'content-state.txt';

/**
 * Runs a task, and again when the content changes, and shows the problems that it returns until they
 * are fixed. Then writes a file for plugins that read the pages again. Returns the problems of the
 * first run, and what the bundler needs.
 */
export async function watchContent(
  { generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>,
  { folder: siteDir, api, translations }: Project,
  task: () => Promise<CheckedContent>,
) {
  const written = 'document' in api ? [api.pages ?? []].flat() : [api.catalogue, docsFolder];
  const folders = [...written, translations ?? []].flat();
  const readNow = () => readState(siteDir, folders, files);
  let files: readonly string[] = [];
  let messages: readonly string[] = [];
  let state = '';

  /** @param newest the state before the run, so that no later edit is missed */
  async function run(newest: string) {
    state = newest;
    const checked = await task();
    ({ files } = checked);
    messages = checked.problems.map(toMessage);
    return checked.problems;
  }
  const problems = await run(await readNow());
  // The files of a document are known only now.
  if ('document' in api) state = await readNow();

  /** Shows an error of the check instead of throwing it, because the next edit may fix it. */
  async function refresh(): Promise<void> {
    const newest = await readNow();
    if (newest === state) return;
    try {
      await run(newest);
    } catch (error) {
      state = '';
      messages = [`The content could not be checked: ${String(error)}`];
      return;
    }
    await writeFile(path.join(generatedFilesDir, stateFile), state);
    await refresh();
  }

  const plugin: WebpackPluginInstance = {
    apply({ hooks, webpack: { WebpackError } }: Compiler): void {
      hooks.watchRun.tapPromise('content-watch', refresh);
      hooks.thisCompilation.tap('content-watch', (compilation) => {
        const { contextDependencies, fileDependencies, errors } = compilation;
        contextDependencies.addAll(folders.map((folder) => path.resolve(siteDir, folder)));
        fileDependencies.addAll(files);
        for (const message of messages) errors.push(new WebpackError(message));
      });
    },
  };
  // The bundler reports what it cannot build, and editors write no code that runs in a browser.
  const devServer = { client: { overlay: { runtimeErrors: false } } };
  return { problems, configuration: { plugins: [plugin], devServer } };
}

/** A text that changes with every file that editors write, add or remove. */
async function readState(siteDir: string, folders: readonly string[], files: readonly string[]) {
  const lists = await Promise.all(folders.map((folder) => listFiles(siteDir, folder, isAuthored)));
  const states = [...files, ...lists.flat()].map(async (file) => {
    const status = await stat(path.resolve(siteDir, file)).catch(() => undefined);
    return `${file} ${status?.mtimeMs} ${status?.size}`;
  });
  return (await Promise.all(states)).join('\n');
}
