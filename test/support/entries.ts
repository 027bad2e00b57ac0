/** Facts of the catalogue for tests that use a real endpoint, so editors can change its texts. */
import { catalogue, endpoints } from '../../src/catalogue';
import { toPlainText } from '../../src/catalogue/inline';
import type { Category, Endpoint } from '../../src/catalogue/model';
import { listNested, propertiesOf, type Property, type Schema } from '../../src/catalogue/schema';
import type { SiteCopy } from './site-copy';

export function findEndpoint(wanted: string): Endpoint {
  const endpoint = endpoints.find(({ slug }) => slug === wanted);
  if (!endpoint) throw new Error(`No endpoint has the slug ${wanted}.`);
  return endpoint;
}

export function findCategory(wanted: string): Category {
  const category = catalogue.categories.find(({ id }) => id === wanted);
  if (!category) throw new Error(`No category has the ID ${wanted}.`);
  return category;
}

/** The property with these dotted names, such as `locales.title`. */
export function findProperty(list: readonly Property[] = [], wanted: string): Property {
  const named = listNested(list).find(
    ({ property, parents }) => [...parents, property].map(({ name }) => name).join('.') === wanted,
  );
  if (!named) throw new Error(`No property has the name ${wanted}.`);
  return named.property;
}

/** The fields of the first response. */
export function fieldsOf({ responses: [response] }: Endpoint): readonly Property[] {
  const schema: Schema | undefined = response?.schema;
  return schema ? propertiesOf(schema) : [];
}

/** The description of a property as pages show it. */
export const descriptionOf = ({ description }: Property) => toPlainText(description);

/** Matches texts that start with this one. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`);
}

/** The entry that `addEndpoint` adds. */
interface AddedEndpoint {
  readonly slug: string;
  readonly title: string;
  /** Other keys of the entry, as source. */
  readonly keys?: string;
}

/**
 * Adds an endpoint to the category `batch` of a copy of the site: a copy of its first one, with
 * the slug at the end of the path. Returns the added source.
 */
export async function addEndpoint(
  copy: SiteCopy,
  { slug, title, keys = 'aliases: []' }: AddedEndpoint,
): Promise<string> {
  const file = 'src/catalogue/batch.ts';
  const [, first] = /endpoints: \[\s*(\w+)/.exec(await copy.read(file)) ?? [];
  const path = `${first}.path + '/${slug}'`;
  const entry = `{ ...${first}, slug: '${slug}', title: '${title}', path: ${path}, ${keys} }, `;
  await copy.edit(file, 'endpoints: [', `endpoints: [${entry}`);
  return entry;
}
