/** A thread that converts pages. It loads TypeScript, as the configuration of Docusaurus does. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {unknown} */
const createJiti = createRequire(import.meta.url)('jiti');
const load = /** @type {typeof import('jiti').default} */ (createJiti)(
  fileURLToPath(import.meta.url),
);
/** @type {unknown} */
const loaded = load('./convert.ts');
const { convertFiles } = /** @type {typeof import('./convert')} */ (loaded);
/** @type {unknown} */
const work = workerData;

parentPort?.postMessage(await convertFiles(/** @type {import('./convert').Work} */ (work)));
