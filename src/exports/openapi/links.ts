/** The calls that can follow a call, with values of its request and response. */
import type { Endpoint, Response } from '../../catalogue/model';
import { toInline } from '../../catalogue/inline';
import type { Schema } from '../../catalogue/schema';
import { toRoute } from '../../site-map/places';
import { toDefined, type Link } from './model';
import { toOperationId } from './names';

/**
 * The calls that a page names for later. The first sentence of its usage says when to call it, and
 * the others what to call next.
 */
export function listFollowing(
  endpoint: Endpoint,
  endpoints: readonly Endpoint[],
): readonly Endpoint[] {
  const next = (endpoint.usage ?? '').replace(/^.*?\.(?=\s|$)/s, '');
  const routes = toInline(next).flatMap((inline) =>
    inline.kind === 'link' ? [inline.href.replace(/#.*$/, '')] : [],
  );
  return endpoints.filter(
    (other) =>
      other !== endpoint && (routes.includes(toRoute(other)) || other.undoes === endpoint.slug),
  );
}

/** The links to following calls whose path parameters are all known from this call. */
export function buildLinks(
  endpoint: Endpoint,
  { schema }: Response,
  following: readonly Endpoint[],
  toText: (text: string) => string,
): Readonly<Record<string, Link>> | undefined {
  const links = following.flatMap((target): [string, Link][] => {
    const { path = [], query = [] } = target.parameters;
    const filters = query.filter(({ name }) => isInPath(name, endpoint));
    const parameters = [...path, ...filters].map(
      ({ name }) => [name, findExpression(name, endpoint, schema)] as const,
    );
    if (parameters.some(([, expression]) => expression === undefined)) return [];
    const link = {
      operationId: toOperationId(target),
      description: toText(target.summary),
      parameters: parameters.length > 0 ? Object.fromEntries(parameters) : undefined,
    };
    return [[link.operationId, toDefined(link) as Link]];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}

/** Where the value of a parameter is: in the path of this call, or in its response. */
function findExpression(
  name: string,
  endpoint: Endpoint,
  schema: Schema | undefined,
): string | undefined {
  if (isInPath(name, endpoint)) return `$request.path.${name}`;
  const pointer = schema && findPointer(name, schema);
  return pointer === undefined ? undefined : `$response.body#${pointer}`;
}

function isInPath(name: string, { parameters }: Endpoint): boolean {
  return parameters.path?.some((parameter) => parameter.name === name) === true;
}

/**
 * The JSON pointer of the field that contains the ID: the field of the same name, or one whose
 * description says so: "ID of the link. Use it as the `linkId` in other calls."
 */
function findPointer(name: string, schema: Schema): string | undefined {
  if (schema.type !== 'object') return undefined;
  for (const field of schema.properties) {
    const step = `/${field.name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (field.name === name || field.description.includes(`as the \`${name}\``)) return step;
    const rest = findPointer(name, field);
    if (rest !== undefined) return step + rest;
  }
  return undefined;
}
