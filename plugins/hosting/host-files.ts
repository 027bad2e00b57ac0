/** Writes the configuration of every host from the templates in src/hosting. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { assetFolder, type HostingRules, rulesFile } from '../../src/hosting/rules';
import { movedFile, rejectedFile, toTemplateValues } from '../../src/hosting/template-values';

/** Files in the folder `hosts`, next to the build, and their templates. */
export const serverFiles = {
  'nginx/portal.conf': 'nginx.conf',
  'nginx/example.conf': 'nginx-example.conf',
  'caddy/portal.caddy': 'portal.caddy',
  'caddy/Caddyfile': 'Caddyfile',
  'apache/portal.conf': 'apache.conf',
} as const;

const templates = path.join(__dirname, '../../src/hosting/templates');

/** Writes the folder `hosts` next to the build in `outDir`, and the files for hosts into the build. */
export async function writeHostFiles(outDir: string, rules: HostingRules): Promise<void> {
  const hosts = path.join(outDir, '../hosts');
  // Netlify and Cloudflare read these files only from the root of the published folder.
  const top = rules.baseUrl === '/' ? outDir : hosts;
  const folders = (rules.sites ?? ['']).map((site) => site + assetFolder);
  const assets = await Promise.all(folders.map((folder) => listAssets(outDir, folder)));
  const values = toTemplateValues(rules, sortAssets(assets.flat()));
  // With another output folder, this folder can be someone else's.
  if (existsSync(path.join(hosts, rulesFile))) await rm(hosts, { recursive: true });
  await writeText(path.join(hosts, rulesFile), `${JSON.stringify(rules, null, 2)}\n`);
  for (const [file, template] of Object.entries(serverFiles)) {
    await writeTemplate(path.join(hosts, file), template, values);
  }
  await writeTemplate(path.join(outDir, '.htaccess'), 'htaccess', values);
  await writeText(path.join(outDir, movedFile), 'This page has moved.\n');
  await writeText(path.join(outDir, rejectedFile), 'Method Not Allowed\n');
  for (const file of ['_headers', '_redirects']) {
    await writeTemplate(path.join(top, file), file, values);
  }
}

/**
 * Writes a new or an existing file from a template, with its folder. Throws if there is no value for
 * a name in the template, or if a file that must be new exists.
 */
export async function writeTemplate(
  file: string,
  template: string,
  values: object,
  flag: 'w' | 'wx' = 'w',
): Promise<void> {
  const handlebars = Handlebars.create();
  const read = (name: string) => readFile(path.join(templates, name), 'utf8');
  handlebars.registerPartial('apache-headers.conf', await read('apache-headers.conf'));
  const options = { noEscape: !template.endsWith('.html'), strict: true };
  const text = handlebars.compile(await read(template), options)(values);
  // Handlebars also indents empty lines.
  await writeText(file, text.replace(/(?<![ \t])[ \t]+$/gm, ''), flag);
}

async function writeText(file: string, text: string, flag: 'w' | 'wx' = 'w'): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag });
}

/** The files of a folder, with paths relative to `outDir`. */
async function listAssets(outDir: string, folder: string) {
  const names = await readdir(path.join(outDir, folder), { recursive: true });
  const found = names.map(async (name) => {
    const file = folder + name.replaceAll(path.sep, '/');
    return { file, status: await stat(path.join(outDir, file)) };
  });
  return (await Promise.all(found)).filter(({ status }) => status.isFile());
}

/** Largest files first. */
function sortAssets(assets: Awaited<ReturnType<typeof listAssets>>): readonly string[] {
  return assets
    .toSorted((a, b) => b.status.size - a.status.size || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file);
}
