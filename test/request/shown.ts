/** The parts of the example requests that the forms show. */
import type { Json } from '../../src/api/document';
import type { Endpoint } from '../../src/api/view';

/** The members of an example that the form documents without a field, by slug. */
export const hidden: Readonly<Record<string, string>> = {
  'create-multiple-links': 'mediaServices',
};

/** The part of the example body that the form shows. */
export function toShownBody({ slug, example: { body } }: Endpoint): Json | undefined {
  if (body === undefined || hidden[slug] === undefined) return body;
  const drop = (name: string, value: Json) => (name === hidden[slug] ? undefined : value);
  return JSON.parse(JSON.stringify(body, drop)) as Json;
}
