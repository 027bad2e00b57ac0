/** Writes the index in a thread. Written in JavaScript, because Node loads it directly. */
import { workerData } from 'node:worker_threads';
import searchModule from '@easyops-cn/docusaurus-search-local';

/** The package is a CommonJS module, so its default export is a property for Node. */
const { default: searchLocal } =
  /** @type {typeof import('@easyops-cn/docusaurus-search-local')} */ (
    /** @type {unknown} */ (searchModule)
  );

/** @type {unknown} */
const task = workerData;
const { context, options, build } = /** @type {import('.').IndexTask} */ (task);
await searchLocal(context, options).postBuild(build);
