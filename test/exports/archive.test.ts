import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { buildDownload } from '../../plugins/endpoint-pages/reference';
import { catalogue } from '../../src/catalogue';
import { fileNames, openDownload, site } from './download';

const root = path.resolve(__dirname, '../..');

const build = () => buildDownload(catalogue.categories, site);
const toDigest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const printDigest = `
  const load = require('jiti')(process.cwd() + '/');
  const { catalogue } = load('./src/catalogue/index.ts');
  const { readSite } = load('./src/site.ts');
  const { buildDownload } = load('./plugins/endpoint-pages/reference.ts');
  const bytes = buildDownload(catalogue.categories, readSite({}).site);
  const digest = require('node:crypto').createHash('sha256').update(bytes).digest('hex');
  process.stdout.write(digest + ' ' + new Date(0).getHours());
`;

/** Builds the archive in a process with another time zone. */
function buildIn(timeZone: string): string {
  const env = { ...process.env, TZ: timeZone };
  return execFileSync(process.execPath, ['-e', printDigest], { cwd: root, env, encoding: 'utf8' });
}

describe('the archive', () => {
  it('contains the collection and the environment', () => {
    expect(Object.keys(openDownload())).toEqual(Object.values(fileNames));
  });

  it('has the same bytes each time', () => {
    expect(Buffer.compare(build(), build())).toBe(0);
  });

  it.each([['Asia/Tokyo', 9]])(
    'has the same bytes in the time zone %s',
    (timeZone, hourOfEpoch) => {
      expect(buildIn(timeZone)).toBe(`${toDigest(build())} ${hourOfEpoch}`);
    },
  );
});
