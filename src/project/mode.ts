/** How Docusaurus runs. */
import process from 'node:process';

/** Whether `npm start` runs. */
export function isLive(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Whether a build runs. Neither it nor `npm start` do when a version is cut. */
export function isBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** Whether a build in two processes is in its second half, which has the pages of the first. */
export function isSecondHalf(): boolean {
  return Boolean(process.env['DOCUSAURUS_SKIP_BUNDLING']);
}
