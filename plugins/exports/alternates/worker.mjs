/** Converts pages in a thread, because each takes 10 to 20 milliseconds. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const file = fileURLToPath(import.meta.url);
/** @type {unknown} */
const jiti = createRequire(file)('jiti');
/** @type {unknown} */
const loaded = /** @type {typeof import('jiti').default} */ (jiti)(file)('./convert');
const { convertFiles } = /** @type {typeof import('./convert')} */ (loaded);
/** @type {unknown} */
const data = workerData;
parentPort?.postMessage(await convertFiles(/** @type {import('./convert').WorkerData} */ (data)));
