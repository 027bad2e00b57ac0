import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { always, buildId, ReleasedSite, toFiles } from './site';

let site: ReleasedSite;

beforeEach(() => {
  site = new ReleasedSite();
});
afterEach(() => site.remove());

describe('npm run release', () => {
  it('puts a build online in a new folder', () => {
    site.release({ 'build/docs/a.html': 'a' });
    expect([site.read('index.html'), site.read('docs/a.html')]).toEqual(['home', 'a']);
    expect(readdirSync(site.target).sort()).toEqual(['RELEASES.txt', 'current', 'releases']);
    expect(existsSync(path.join(site.target, 'current/hosts/rules.json'))).toBe(true);
  });

  it('names the folder after the release in healthz', () => {
    site.release();
    site.release({ 'build/healthz': '{"version":"1.0.0","release":"0123456789ab"}' });
    expect(readdirSync(path.join(site.target, 'releases'))).toEqual([
      `1-${buildId}`,
      '2-0123456789ab',
    ]);
  });

  it('continues after releases with the names of earlier versions', () => {
    site.releaseAll('one');
    const releases = path.join(site.target, 'releases');
    renameSync(path.join(releases, `1-${buildId}`), path.join(releases, '1-154bf55c'));
    rmSync(path.join(site.target, 'current'));
    symlinkSync('releases/1-154bf55c', path.join(site.target, 'current'));
    site.releaseAll('two');
    expect(site.listAssets()).toEqual(['one.js', 'shared.1.js', 'two.js']);
  });

  it('takes a removed page offline', () => {
    site.release({ 'build/docs/a.html': 'a' });
    site.release();
    expect(existsSync(site.toOnline('docs/a.html'))).toBe(false);
  });

  it('keeps the assets of the previous release, and of no other one', () => {
    site.releaseAll('one', 'two', 'three');
    expect(site.listAssets()).toEqual(['shared.1.js', 'three.js', 'two.js']);
  });

  it('stores unchanged files once, with their date', () => {
    site.release();
    const before = statSync(site.toOnline('llms.txt'));
    site.release({ 'build/index.html': 'changed' });
    const after = statSync(site.toOnline('llms.txt'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it('does not release the same build twice', () => {
    site.release();
    site.release();
    expect(site.listReleases()).toEqual(['1']);
  });

  it('keeps five releases before the current one', () => {
    site.releaseAll('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    expect(site.listReleases()).toEqual(['3', '4', '5', '6', '7', '8']);
  });

  it('counts the pages that changed, without those that only name other scripts', () => {
    const page = (text: string, hash: string) =>
      `<link rel=stylesheet href=/portal/assets/css/styles.${hash}.css /><script src="/assets/js/main.${hash}.js" defer></script>${text}`;
    const release = (a: string, b: string, hash: string, more: object = {}) => {
      const pages = { 'build/a.html': page(a, hash), 'build/docs/b.html': page(b, hash) };
      site.build({ ...pages, ...more });
      const planned = site.run(site.target, '--dry-run').output;
      const { output } = site.run(site.target);
      const [changes] = /\d+ pages .*(?=\.)/.exec(output) ?? [];
      expect(planned).toContain(changes);
      return changes;
    };
    expect(release('a', 'b', '1f', { 'build/c.html': 'c' })).toMatch(/^5 pages added, 0 removed/);
    expect(release('a', 'b', '2f')).toBe('0 pages added, 1 removed, 0 changed');
    expect(release('a', 'new', '3f')).toBe('0 pages added, 0 removed, 1 changed');
    const image = '<img src=/assets/images/a.4f.png>';
    expect(release(image, 'new', '3f')).toBe('0 pages added, 0 removed, 1 changed');
  });

  it('says that the configuration of web servers changed', () => {
    site.release();
    site.build({ 'build/index.html': 'changed' });
    expect(site.run(site.target).output).not.toContain('reload the web server');
    site.build({ 'hosts/rules.json': '{"changed": true}' });
    expect(site.run(site.target).output).toContain('reload the web server');
  });
});

describe('npm run release -- --rollback', () => {
  it('goes back one release each time, and keeps the assets of the one that was online', () => {
    site.releaseAll('one', 'two', 'three');
    expect(site.run(site.target, '--rollback').status).toBe(0);
    expect([site.read('index.html'), site.listAssets()]).toEqual([
      'two',
      ['shared.1.js', 'three.js', 'two.js'],
    ]);
    expect(site.run(site.target, '--rollback').status).toBe(0);
    expect([site.read('index.html'), site.listAssets()]).toEqual([
      'one',
      ['one.js', 'shared.1.js', 'two.js'],
    ]);
    expect(site.run(site.target, '--rollback')).toEqual({
      status: 1,
      output: expect.stringContaining('no longer has a release before 1-') as string,
    });
  });

  it('goes back to what was online, not to what was rolled back', () => {
    site.releaseAll('one', 'bad');
    site.run(site.target, '--rollback');
    site.releaseAll('mended');
    site.run(site.target, '--rollback');
    expect(site.read('index.html')).toBe('one');
  });

  it('is undone by another release of the same build', () => {
    site.releaseAll('one', 'two');
    site.run(site.target, '--rollback');
    site.releaseAll('two');
    expect([site.currentNumber(), site.listReleases()]).toEqual(['2', ['1', '2']]);
  });
});

describe('npm run release -- --dry-run', () => {
  it('changes nothing', () => {
    site.build();
    expect(site.run(site.target, '--dry-run').output).toContain('Would put release 1-');
    expect(existsSync(site.target)).toBe(false);
    site.releaseAll('one', 'two');
    site.build();
    expect(site.run(site.target, '--dry-run').output).toContain('Would put release 3-');
    expect(site.run(site.target, '--dry-run', '--rollback').output).toContain('back to 1-');
    expect([site.read('index.html'), site.listReleases()]).toEqual(['two', ['1', '2']]);
  });
});

describe('a release is rejected', () => {
  it('if a file of the build is missing', () => {
    site.release();
    for (const name of Object.keys(always).filter((file) => !/assets|llms/.test(file))) {
      site.build({ 'build/index.html': 'incomplete' });
      rmSync(path.join(site.folder, name));
      expect(site.run(site.target)).toEqual({
        status: 1,
        output: `\n${name} is missing, so there is no complete build. Run "npm run build".\n`,
      });
    }
    expect(site.read('index.html')).toBe('home');
  });

  it('if the build does not show a release ID', () => {
    site.build({ 'build/healthz': '{"version":"1.0.0"}' });
    expect(site.run(site.target)).toEqual({
      status: 1,
      output: expect.stringContaining(
        '\nbuild/healthz: found "{\\"version\\":\\"1.0.0\\"}", expected the release',
      ) as string,
    });
  });

  it('if the target contains other files', () => {
    site.build();
    expect(site.run(path.join(site.folder, 'build'))).toEqual({
      status: 1,
      output: expect.stringContaining('contains other files') as string,
    });
    expect(readdirSync(path.join(site.folder, 'build'))).not.toContain('releases');
  });

  it('if "current" is not a link', () => {
    mkdirSync(path.join(site.target, 'current'), { recursive: true });
    writeFileSync(path.join(site.target, 'RELEASES.txt'), '');
    site.build();
    expect(site.run(site.target).output).toContain('is not a symbolic link');
  });

  it.each([
    ['the target is a file', ''],
    ['a folder above it is a file', '/below'],
  ])('if %s', (_name, below) => {
    site.build();
    const file = path.join(site.folder, 'hosts/rules.json');
    const output = `
Cannot read ${file}${below}: found a file in this path, expected a new folder, or a folder of releases that you may read. Choose another folder, or move the file away.
`;
    expect(site.run(file + below)).toEqual({ status: 1, output });
    expect(site.run(file + below, '--dry-run')).toEqual({ status: 1, output });
  });

  it.each(['', 'releases'])('if you may not read the folder "%s" of the target', (name) => {
    site.release();
    const closed = path.join(site.target, name);
    chmodSync(closed, 0);
    const { status, output } = site.runAsNobody(site.target);
    chmodSync(closed, 0o755);
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(`\nCannot read ${closed}: found no permission to read it`),
    ]);
  });

  it('if a release has no valid list of files', () => {
    site.release();
    const [id = ''] = readdirSync(path.join(site.target, 'releases'));
    const file = path.join(site.target, 'releases', id, 'release.json');
    writeFileSync(file, '{"hash":');
    expect(site.run(site.target)).toEqual({
      status: 1,
      output: expect.stringContaining(`\n${file}: found "{\\"hash\\":", expected`) as string,
    });
  });

  it.each([[[]], [['one', 'two']], [['one', '--force']]])('with the arguments %j', (args) => {
    expect(site.run(...args)).toEqual({
      status: 1,
      output: expect.stringContaining('npm run release -- TARGET') as string,
    });
  });

  it('while another process changes the target', () => {
    site.releaseAll('one');
    const lock = path.join(site.target, `.lock-${hostname()}-${process.pid}`);
    writeFileSync(lock, '');
    site.build(toFiles('two'));
    expect(site.run(site.target).output).toContain('Another process is changing');
    expect([site.read('index.html'), existsSync(lock)]).toEqual(['one', true]);
  });
});
