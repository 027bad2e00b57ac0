import { toOperationId } from '../../src/catalogue/compile-schema';
import { pickOperation } from '../../src/exports/pick';
import { endpoints } from '../support/entries';
import { exported, listMembers, operationsOf, resolve } from './openapi/sample';

const operations = operationsOf(exported);

describe('the document of a single operation', () => {
  it.each(endpoints.map((endpoint) => [endpoint.slug, endpoint] as const))(
    'has %s as in the whole document, and only what it refers to',
    (_slug, endpoint) => {
      const id = toOperationId(endpoint);
      const single = pickOperation(exported, id);
      expect([...operationsOf(single)]).toEqual([[id, operations.get(id)]]);
      expect(Object.keys(single.paths)).toEqual([`/${endpoint.path}`]);
      expect(JSON.parse(JSON.stringify(single))).toStrictEqual(single);
      const { securitySchemes = {}, ...kinds } = single.components ?? {};
      const security = operations.get(id)?.security ?? [];
      expect(Object.keys(securitySchemes)).toEqual(security.flatMap((one) => Object.keys(one)));
      const references = new Set(listMembers(single, '$ref').map(String));
      const components = Object.entries(kinds).flatMap(([kind, parts]) =>
        Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
      );
      expect(components.toSorted()).toEqual([...references].toSorted());
      for (const reference of references) {
        expect(resolve(single, reference)).toBe(resolve(exported, reference));
      }
    },
  );
});
