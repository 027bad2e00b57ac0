/** A part of an OpenAPI document. */
import type { ApiDocument, Operation } from '../openapi/document';

/** The document with only one operation and the components that it refers to. */
export function pickOperation(document: ApiDocument, operationId: string): ApiDocument {
  const { tags: _tags, externalDocs: _docs, paths, components = {}, ...root } = document;
  const picked = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>)
      .filter(([, operation]) => operation.operationId === operationId)
      .map(([method, operation]) => [path, { [method]: operation }] as const),
  );
  const used = listUsed(picked, components);
  const kinds = Object.entries(components as Components).map(([kind, parts]) => {
    const names = Object.keys(parts).filter((name) => used.has(`#/components/${kind}/${name}`));
    return [kind, Object.fromEntries(names.map((name) => [name, parts[name]]))] as const;
  });
  const schemes = Object.entries(components.securitySchemes ?? {}).filter(([name]) =>
    picked.some(([, item]) => JSON.stringify(item).includes(`{"${name}":[`)),
  );
  return {
    ...root,
    paths: Object.fromEntries(picked),
    components: {
      ...Object.fromEntries(kinds.filter(([, parts]) => Object.keys(parts).length > 0)),
      ...(schemes.length > 0 && { securitySchemes: Object.fromEntries(schemes) }),
    },
  };
}

/** The parts of a document by kind and name. */
type Components = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The references in a part of a document, and those in the components that they lead to. */
function listUsed(
  part: object,
  components: Components,
  known = new Set<string>(),
): ReadonlySet<string> {
  const found = [...JSON.stringify(part).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
  for (const reference of found.filter((to) => !known.has(to))) {
    known.add(reference);
    const [kind = '', name = ''] = reference.split('/').slice(2);
    listUsed(components[kind]?.[name] ?? {}, components, known);
  }
  return known;
}
