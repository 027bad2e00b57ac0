/** The differences of values and of what they hold, at any depth. */
import type { LimitName, ParameterDifference, RuleDifference, ShapeDifference } from './model';
import { isList, type FieldShape, type ParameterShape, type Shape } from './shape';

type Located<Difference> = { readonly path: string } & Difference;

export function compareParameters(
  older: readonly ParameterShape[],
  newer: readonly ParameterShape[],
  at: string,
): Located<ParameterDifference>[] {
  const isRequired = (shape: ParameterShape) => shape.required;
  return compareMembers({ older, newer, at, isRequired, compareRules });
}

export function compareFields(
  older: readonly FieldShape[],
  newer: readonly FieldShape[],
): Located<ShapeDifference>[] {
  const isRequired = () => false;
  return compareMembers({ older, newer, at: '', isRequired, compareRules: () => [] });
}

interface Comparison<S, Difference> {
  readonly older: readonly S[];
  readonly newer: readonly S[];
  /** Where the members stand: `body.locales[]`. */
  readonly at: string;
  readonly isRequired: (shape: S) => boolean;
  readonly compareRules: (older: S, newer: S) => readonly Difference[];
}

/** Members that only one side has say nothing about what they hold. */
function compareMembers<S extends Shape<S>, Difference>(
  comparison: Comparison<S, Difference>,
): Located<ShapeDifference | Difference>[] {
  const { older, newer, at, isRequired } = comparison;
  const common = newer.flatMap((shape) => {
    const path = toPath(at, shape.name);
    const before = older.find(({ name }) => name === shape.name);
    if (!before) return [{ path, kind: 'added', required: isRequired(shape) } as const];
    return compareOne(before, shape, { ...comparison, at: path });
  });
  const removed = older
    .filter(({ name }) => !newer.some((shape) => shape.name === name))
    .map(({ name }) => ({ path: toPath(at, name), kind: 'removed' }) as const);
  return [...common, ...removed];
}

/** A value of another type has nothing else to compare but whether it is required or deprecated. */
function compareOne<S extends Shape<S>, Difference>(
  older: S,
  newer: S,
  comparison: Comparison<S, Difference>,
): Located<ShapeDifference | Difference>[] {
  const { at: path, compareRules } = comparison;
  const rules = compareRules(older, newer).map((difference) => ({ path, ...difference }));
  if (older.type !== newer.type) {
    return [{ path, kind: 'retyped', from: older.type, to: newer.type }, ...rules];
  }
  const members = { older: older.members, newer: newer.members };
  return [
    ...rules,
    ...compareChoices(older, newer).map((difference) => ({ path, ...difference })),
    ...compareMembers({ ...comparison, ...members, at: isList(newer) ? `${path}[]` : path }),
  ];
}

function compareChoices({ choices: from }: Shape, { choices: to }: Shape): ShapeDifference[] {
  if (!from || !to) return from === to ? [] : [{ kind: 'choices', from, to }];
  return [
    ...to
      .filter((choice) => !from.includes(choice))
      .map((choice) => ({ kind: 'choice-added', choice }) as const),
    ...from
      .filter((choice) => !to.includes(choice))
      .map((choice) => ({ kind: 'choice-removed', choice }) as const),
  ];
}

function compareRules(older: ParameterShape, newer: ParameterShape): RuleDifference[] {
  return [
    ...(older.required === newer.required ? [] : [toNeed(newer)]),
    ...compareDeprecation(older, newer),
    ...(older.type === newer.type ? compareLimits(older, newer) : []),
  ];
}

function toNeed({ required }: ParameterShape): RuleDifference {
  return { kind: required ? 'required' : 'optional' };
}

interface Deprecatable {
  readonly deprecated?: string | undefined;
}

/** Another wording of a deprecation is no change. */
export function compareDeprecation({ deprecated: before }: Deprecatable, newer: Deprecatable) {
  const { deprecated: text } = newer;
  if (text !== undefined && before === undefined) return [{ kind: 'deprecated', text } as const];
  return text === undefined && before !== undefined ? [{ kind: 'undeprecated' } as const] : [];
}

const limitNames = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'format',
  'default',
  'constant',
] as const satisfies readonly LimitName[];

function compareLimits(older: ParameterShape, newer: ParameterShape): RuleDifference[] {
  return limitNames
    .map((limit) => ({ limit, from: older.limits[limit], to: newer.limits[limit] }))
    .filter(({ from, to }) => from !== to)
    .map((difference) => ({ kind: 'limit', ...difference }) as const);
}

function toPath(at: string, name: string): string {
  return at === '' || name === '' ? at + name : `${at}.${name}`;
}
