import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type InternalId, internals, toInternalMessage } from '../../../plugins/bundler/internals';

const root = path.join(__dirname, '../../..');
const packages = path.join(root, 'node_modules');
const docusaurus = path.join(packages, '@docusaurus');

const ids = Object.keys(internals) as InternalId[];

const readPackage = (file: string) => {
  const found = [docusaurus, packages].map((folder) => path.join(folder, file)).find(existsSync);
  return found === undefined ? undefined : readFileSync(found, 'utf8');
};

describe('the installed framework', () => {
  it.each(ids)('has the internal %s', (id) => {
    const { holds }: { holds: Readonly<Record<string, readonly (string | RegExp)[]>> } =
      internals[id];
    for (const [file, texts] of Object.entries(holds)) {
      const content = readPackage(file);
      if (content === undefined) throw new Error(toInternalMessage(id, `there is no ${file}`));
      for (const text of texts) {
        const isFound = typeof text === 'string' ? content.includes(text) : text.test(content);
        if (!isFound) throw new Error(toInternalMessage(id, `${file} does not contain ${text}`));
      }
    }
  });

  /** Code that shows components of the theme by name. */
  const users = ['theme-classic/lib/theme', 'core/lib/client', 'plugin-content-docs/lib']
    .flatMap((folder) =>
      readdirSync(path.join(docusaurus, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(path.join(docusaurus, folder, file), 'utf8')),
    )
    .join('\n');

  const theme = path.join(root, 'src/theme');
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' });
  const replaced = files
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => file !== 'DocItem/Layout/PageFacts.tsx')
    .map((file) => file.replace(/(\/index)?\.tsx$/, ''));

  // The compiler checks the properties of these components.
  it.each(replaced)('still shows @theme/%s, which the portal replaces', (name) => {
    expect(users).toContain(`'@theme/${name}'`);
  });
});

describe('the table of internals', () => {
  it.each(ids)('names the files that use %s', (id) => {
    expect(internals[id].where.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('tells what to update if an internal has changed', () => {
    expect(toInternalMessage('client-modules', 'no import matches')).toMatch(
      /^Framework internal "client-modules" has changed: no import matches\.\n.*\n {2}Update: plugins\/bundler\/replacements\.ts, plugins\/bundler\/client\.\n/,
    );
  });
});
