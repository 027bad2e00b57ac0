/** How Docusaurus runs. */
import process from 'node:process';
import { localeVariable } from './folder';

/** Whether `npm start` runs. */
export function isLive(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Whether a build runs. Neither it nor `npm start` do when a version is cut. */
export function isBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** Whether there are pages in other languages: in builds, and in `npm start`, which has one. */
export function showsLanguages(): boolean {
  return isBuild() || process.env[localeVariable] !== undefined;
}

/** Whether a build in two processes is in its second half, which has the pages of the first. */
export function isSecondHalf(): boolean {
  return Boolean(process.env['DOCUSAURUS_SKIP_BUNDLING']);
}
