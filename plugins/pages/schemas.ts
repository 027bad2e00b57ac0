/** The data of the pages of named schemas. */
import * as messages from '../../src/messages/en/titles';
import { say } from '../../src/messages/say';
import type { Endpoint, NamedShape } from '../../src/openapi/model';
import type { listUses } from '../../src/openapi/read/uses';
import { toPlainText } from '../../src/openapi/inline';
import { toFirstParagraph } from '../../src/openapi/text';
import type { CollectBlocks } from '../../src/content/blocks';
import type { SchemaPage, SchemasPage } from '../../src/page-data';
import { toRoute, toSchemaPlace } from '../../src/routes/places';

export function buildSchemas(schemas: readonly NamedShape[]): SchemasPage {
  return {
    schemas: schemas.map(({ name, slug, description }) => ({
      name,
      slug,
      route: toSchemaPlace({ slug }).route,
      text: toFirstParagraph(description),
    })),
  };
}

interface Users {
  readonly endpoints: readonly Endpoint[];
  readonly uses: ReturnType<typeof listUses>;
}

export function buildSchema(
  schema: NamedShape,
  { endpoints, uses }: Users,
  collectBlocks: CollectBlocks,
): SchemaPage {
  const users = uses.get(schema.name);
  const usedBy = endpoints
    .filter(({ operationId }) => users?.has(operationId))
    .map((one) => ({ method: one.method, title: one.title, route: toRoute(one) }));
  return { schema, usedBy, blocks: collectBlocks(schema, 2) };
}

/** The description for search engines. */
export function toSchemaDescription({ name, description }: NamedShape): string {
  return toPlainText(toFirstParagraph(description)) || say(messages.schemaText, { name });
}
