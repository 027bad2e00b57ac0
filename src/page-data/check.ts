/** Checks that a file contains valid page data in any known format. */
import {
  choice,
  list,
  name,
  number,
  optional,
  type Problem,
  required,
  type Rule,
  shape,
  text,
  toQuoted,
} from '../catalogue/check/problem';
import { checkShape } from '../catalogue/check/shape';
import { endpointRule, statusCodesRule, verbsRule } from '../catalogue/check/shapes';
import { isObject } from '../catalogue/check/properties';
import type { PageKind, StoredPage } from './index';
import type {
  CategoryCard,
  EndpointCard,
  EndpointChanges,
  EndpointPage,
  PageData1,
  VersionStep,
} from './version-1';

/** The kinds of page data that describe a version. */
export type ReadableKind = Extract<
  PageKind,
  'categories' | 'overview' | 'endpoint' | 'changelog' | 'errors'
>;

/** Returns the problems with the data of a page. */
export function checkStoredPage(kind: ReadableKind, value: unknown): readonly Problem[] {
  const format = isObject(value) ? value['schemaVersion'] : undefined;
  const rule = Object.entries(rules).find(([known]) => Number(known) === format)?.[1];
  if (rule) return checkShape(rule[kind], value, '');
  const expected = Object.keys(rules).join(' or ');
  return [{ field: 'schemaVersion', found: toQuoted(format), expected }];
}

const format1 = { notice: optional(text), schemaVersion: required(choice(1)) };

const categoryCard = {
  id: required(name),
  title: required(text),
  cardTitle: optional(text),
  description: required(text),
  route: required(text),
  operations: required(number),
};

const endpointCard = shape<EndpointCard>({
  slug: required(name),
  title: required(text),
  summary: required(text),
  method: required(choice('GET', 'POST', 'PUT', 'DELETE')),
  path: required(text),
  group: optional(text),
  deprecated: optional(text),
  route: required(text),
});

const versionStep = shape<VersionStep>({
  version: optional(
    shape<Required<VersionStep>['version']>({ name: required(text), date: required(text) }),
  ),
  before: optional(text),
  notes: optional(list(text)),
  endpoints: required(
    list(
      shape<EndpointChanges>({
        title: required(text),
        method: required(choice('GET', 'POST', 'PUT', 'DELETE')),
        page: optional(text),
        pageBefore: optional(text),
        changes: required(list({ kind: 'any' })),
      }),
    ),
  ),
});

/** The rules by format. Never remove the format of a cut version. */
const rules: Readonly<
  Record<StoredPage<ReadableKind>['schemaVersion'], Readonly<Record<ReadableKind, Rule>>>
> = {
  1: {
    categories: shape<StoredPage<'categories'>>({
      ...format1,
      categories: required(list(shape<CategoryCard>(categoryCard))),
    }),
    overview: shape<StoredPage<'overview'>>({
      ...format1,
      category: required(
        shape<PageData1['overview']['category']>({ ...categoryCard, groups: optional(list(text)) }),
      ),
      endpoints: required(list(endpointCard)),
    }),
    endpoint: shape<StoredPage<'endpoint'>>({
      ...format1,
      endpoint: required(endpointRule),
      category: required(
        shape<EndpointPage['category']>({ title: required(text), route: required(text) }),
      ),
    }),
    changelog: shape<StoredPage<'changelog'>>({
      ...format1,
      steps: required(list(versionStep)),
    }),
    errors: shape<StoredPage<'errors'>>({
      ...format1,
      statusCodes: required(statusCodesRule),
      verbs: required(verbsRule),
    }),
  },
};
