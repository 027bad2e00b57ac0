import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { serverFiles } from '../plugins/hosting/host-files';
import { root } from '../scripts/lib/paths.mjs';
import { variables } from '../src/project/environment';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const stages = read('Dockerfile').split(/^FROM /m);
const [, build = '', serve = ''] = stages;

describe('the container', () => {
  it('is built with all settings, also by Compose', () => {
    const { services } = load(read('compose.yaml')) as {
      services: { portal: { build: { args: string[] } } };
    };
    expect([...build.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)).toEqual(variables);
    expect(services.portal.build.args).toEqual(variables);
  });

  it('copies files that are in the repository, and not ignored', () => {
    const [, files = ''] = /^COPY (package.*) \.\/$/m.exec(build) ?? [];
    const tracked = execFileSync('git', ['ls-files', ...files.split(' ')], { cwd: root });
    expect(tracked.toString().trim().split('\n').sort()).toEqual(files.split(' ').sort());
    const ignored = read('.dockerignore').split('\n');
    expect(
      ['.git', '*', 'docs', ...files.split(' ')].filter((name) => ignored.includes(name)),
    ).toEqual([]);
  });

  it('copies what the build writes', () => {
    const copied = [...serve.matchAll(/^COPY --from=build \/portal\/(\S+) /gm)].map(
      ([, name]) => name,
    );
    const project = '${PORTAL_PROJECT:-.}';
    expect(copied).toEqual([
      `${project}/hosts/nginx/example.conf`,
      `${project}/hosts/nginx/portal.conf`,
      `${project}/build`,
    ]);
    expect(Object.keys(serverFiles)).toEqual(
      expect.arrayContaining(['nginx/example.conf', 'nginx/portal.conf']),
    );
  });

  /** Runs a line of the Dockerfile in a shell whose `wget` prints its arguments. */
  const run = (script: string, BASE_URL: string) =>
    execFileSync('sh', ['-c', `wget() { echo "$@"; }; ${script}`], {
      env: { BASE_URL },
    }).toString();

  it.each([
    ['', '/'],
    ['/', '/'],
    ['/portal/', '/portal/'],
  ])('asks for its health with BASE_URL=%j, at %s', (set, baseUrl) => {
    const [, command = ''] = /^HEALTHCHECK .*? CMD (.*)$/m.exec(serve) ?? [];
    expect(run(command, set)).toBe(`-q -O /dev/null http://127.0.0.1:8080${baseUrl}healthz\n`);
    const [, value = ''] = /^ENV BASE_URL=(.*)$/m.exec(serve) ?? [];
    expect(run(`echo ${value}`, set)).toBe(`${baseUrl}\n`);
  });
});
