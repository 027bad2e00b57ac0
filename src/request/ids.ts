import type { Endpoint } from '../catalogue/model';
import type { Property } from '../catalogue/schema';
import { isSecret } from '../catalogue/secrets';

/**
 * The path parameters of an endpoint that name an ID, such as `boardId`. Other endpoints start with
 * their values. Filters are not among them: one that fills itself in would change the request.
 */
export function listIds({ parameters }: Endpoint): readonly string[] {
  return (parameters.path ?? []).filter(isId).map(({ name }) => name);
}

function isId(property: Property): boolean {
  const isFree = property.type === 'string' && !property.enum && property.const === undefined;
  return isFree && /(?:^i|I|_i)d$/.test(property.name) && !isSecret(property);
}
