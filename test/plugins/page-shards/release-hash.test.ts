import { hashScripts } from '../../../plugins/page-shards/release-hash';

const fullHash = '36e7493276684f61';
const page = { file: `assets/js/12.${fullHash}.js`, text: 'page' };
const worker = { file: `assets/js/13.${fullHash}.js`, text: `load(n+".${fullHash}.js")` };
const runtime = { file: 'assets/js/runtime~main.c85f2e3c.js', text: `h="${fullHash}"` };
const release = hashScripts([page, worker, runtime], fullHash);

describe('hashScripts', () => {
  it('takes the place of the hash that it replaces', () => {
    expect(release).toMatch(/^[0-9a-f]{16}$/);
  });

  it('depends neither on the order of the scripts nor on the hash of the folder', () => {
    const other = '9b34944c9f12e63d';
    const moved = [worker, runtime, page].map(({ file, text }) => ({
      file: file.replace(fullHash, other),
      text: text.replace(fullHash, other),
    }));
    expect(hashScripts(moved, other)).toBe(release);
  });

  it('changes with the content of any script', () => {
    expect(hashScripts([{ ...page, text: 'Page' }, worker, runtime], fullHash)).not.toBe(release);
    expect(hashScripts([worker, runtime], fullHash)).not.toBe(release);
  });
});
