/** Reads the versions that were cut: which there are, when, and the endpoints that each documents. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { toMessageRelativeFilePath } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import type { Endpoint } from '../catalogue/model';
import type { EndpointPage } from '../page-data';
import {
  dataFiles,
  referenceFolder,
  toEndpointPlace,
  toFile,
  toOverviewPlace,
} from '../site-map/places';
import { readVersionNames, toCutFile } from './names';
import { schemas, type Categories, type Overview } from './schemas';

export interface CutVersion {
  readonly name: string;
  /** The day on which it was cut: `2026-11-21`. */
  readonly date: string;
  readonly endpoints: readonly Endpoint[];
}

/** The cut versions of a site, newest first. */
export async function readVersions(siteDir: string): Promise<readonly CutVersion[]> {
  return Promise.all(
    readVersionNames(siteDir).map(async (name) => {
      const cut = toCutFile(siteDir, name);
      const pages = path.join(path.dirname(cut), referenceFolder);
      const { date } = validate(cutSchema(name), await readJson(cut), cut);
      return { name, date, endpoints: await readVersion(pages) };
    }),
  );
}

/** The endpoints whose pages a folder of generated pages holds, in reading order. */
export async function readVersion(folder: string): Promise<readonly Endpoint[]> {
  const { categories } = await readPage<Categories>(folder, 'categories', dataFiles.categories);
  const lists = await Promise.all(categories.map(({ id }) => readCategory(folder, id)));
  return lists.flat();
}

async function readCategory(folder: string, id: string): Promise<readonly Endpoint[]> {
  const overview = toFile(toOverviewPlace({ id }), 'json');
  const { endpoints } = await readPage<Overview>(folder, 'overview', overview);
  return Promise.all(
    endpoints.map(async ({ slug }) => {
      const file = toFile(toEndpointPlace({ category: id, slug }), 'json');
      const page = await readPage<EndpointPage>(folder, 'endpoint', file);
      return page.endpoint;
    }),
  );
}

/** The data of a page, of any shape that was ever cut. */
async function readPage<Page>(
  folder: string,
  kind: keyof (typeof schemas)[1],
  name: string,
): Promise<Page> {
  const file = path.join(folder, name);
  const data = await readJson(file);
  const { schemaVersion } = validate(anyVersion, data, file);
  return validate(schemas[schemaVersion][kind] as Joi.Schema<Page>, data, file);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as unknown;
  } catch (error) {
    throw toFailure(file, error instanceof Error ? error.message : String(error));
  }
}

function validate<Value>(schema: Joi.Schema<Value>, value: unknown, file: string): Value {
  const checked: Joi.ValidationResult<Value> = schema.validate(value, {
    allowUnknown: true,
    convert: false,
  });
  if (checked.error) throw toFailure(file, checked.error.message);
  return checked.value;
}

function toFailure(file: string, problem: string): Error {
  const name = toMessageRelativeFilePath(file);
  return new Error(
    `${name}: ${problem}. What was cut never changes: restore the file, for example with "git checkout -- ${name}".`,
  );
}

const anyVersion = Joi.object<{ schemaVersion: keyof typeof schemas }>({
  schemaVersion: Joi.valid(...Object.keys(schemas).map(Number)).required(),
}).required();

const cutSchema = (version: string) =>
  Joi.object<{ version: string; date: string }>({
    version: Joi.valid(version).required(),
    date: Joi.string().custom(validateDay, 'a day').required(),
  }).required();

function validateDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`)) return day;
  throw new Error(`found "${day}", expected a day such as 2026-11-21`);
}
