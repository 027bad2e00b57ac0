/** Converts pages in a thread, because each takes 10 to 20 milliseconds. */
import { parentPort, workerData } from 'node:worker_threads';
import jiti from 'jiti';
import { continueLanguage } from '../../bundler/node-messages.mjs';

continueLanguage();
/** @type {unknown} */
const loaded = jiti(import.meta.url)('./convert');
const { convertFiles } = /** @type {typeof import('./convert')} */ (loaded);
/** @type {unknown} */
const data = workerData;
parentPort?.postMessage(convertFiles(/** @type {import('./convert').WorkerData} */ (data)));
