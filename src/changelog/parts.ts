/** Takes shapes apart for the comparison. A member that nothing here knows is a fact. */
import type { Field, Shape } from '../openapi/model';
import { anything, toNamed } from '../openapi/shapes';
import type {
  Choice,
  Dictionary,
  Encoding,
  Facts as ShapeFacts,
  Group,
  List,
  Scalar,
} from '../openapi/values';
import { compareFacts, type Difference, type Facts, isSame, toKey } from './facts';

export type Parts = ReturnType<typeof split>;

/** What holds if nothing is said. */
const implied = {
  '*': anything,
  '{name}': { kind: 'scalar', type: 'string' },
  '(content)': anything,
} as const;

type Implied = keyof typeof implied;

type AnyShape = ShapeFacts &
  Partial<Omit<Choice, 'kind' | 'default'>> &
  Partial<Omit<List, 'kind'>> &
  Partial<Omit<Group, 'kind'>> &
  Partial<Omit<Dictionary, 'kind'>> &
  Pick<Scalar, 'minLength'> &
  Partial<Pick<Field, 'encoding'>> &
  Pick<Shape, 'kind'>;

/** What is said of a value, whatever its type. */
const outsideNames = [
  ...['title', 'description', 'nullable', 'deprecated', 'readOnly', 'writeOnly', 'default'],
  ...['examples', 'docs', 'xml', 'encoding'],
];

/** Members that are no facts: `compareMembers` matches values by name, and types are compared apart. */
const known = [
  ...['name', 'was', 'required', 'kind', 'type', 'schema', 'slug', 'alternatives', 'values'],
  ...['fields', 'first', 'items', 'others', 'patterns', 'content', 'count', 'conditions'],
  ...['allowed', 'choices', 'labels', 'const', 'names', 'closed', 'minLength', 'description'],
];

/** What is said of the value outside of its type, what its type says, and what is inside it. */
export function split(whole: Shape) {
  const shape = whole as AnyShape;
  const { kind, choices = shape.allowed, const: only, content, items } = shape;
  const { conditions = [], fields = [], first = [], patterns = [] } = shape;
  const all = Object.entries(shape);
  const isObject = kind === 'group' || kind === 'dictionary';
  const values = only === undefined ? choices : [only];
  const places = first.map((one, index) => toNamed(`[${index}]`, one));
  return {
    outside: {
      ...Object.fromEntries(all.filter(([name]) => outsideNames.includes(name))),
      // A field without a text has an empty one.
      description: shape.description || undefined,
      nullable: shape.nullable && true,
      encoding: toEncodingName(shape.encoding),
      mediaType: shape.encoding?.mediaType,
    },
    facts: {
      ...Object.fromEntries(
        all.filter(([name]) => !known.includes(name) && !outsideNames.includes(name)),
      ),
      ...shape.count,
      // A minimum length of 0 is no limit.
      minLength: shape.minLength || undefined,
      [isObject ? 'closed' : 'closedItems']: shape.closed,
      contentMediaType: content?.mediaType,
      contentEncoding: content?.encoding,
    } as Facts,
    choices: values?.map((value) => (typeof value === 'object' ? toKey(value) : String(value))),
    conditions,
    first: places,
    items,
    // A field that can have no value is none.
    members: fields.filter(({ never }) => !never),
    listed: [...places, ...(items ? [toNamed('[]', items)] : [])],
    patterns: patterns.flatMap(({ pattern, values: shapes }) =>
      pattern === undefined ? [] : toNamed(`/${pattern}/`, shapes),
    ),
    // The values and the names of other members, and what is in a text.
    implied: {
      '*': shape.others ?? shape.values,
      '{name}': shape.names,
      '(content)': content?.shape,
    },
  };
}

/** How a value is written, except for its media type. The type says whether it is a file. */
function toEncodingName({ file: _file, mediaType: _type, ...encoding }: Encoding = {}) {
  const words = Object.entries(encoding).map(([name, value]) => `${name} ${String(value)}`);
  return words.toSorted().join(', ') || undefined;
}

/** What is said of the choices that both versions have. */
export function compareLabels(older: Shape, newer: Shape): readonly Difference[] {
  const [before, after] = [toLabels(older), toLabels(newer)];
  const common = [...before.keys()].filter((choice) => after.has(choice));
  const toCommon = (labels: typeof before) => common.map((choice) => labels.get(choice) ?? null);
  return compareFacts({ labels: toCommon(before) }, { labels: toCommon(after) });
}

function toLabels(shape: Shape) {
  const { choices = [], labels = [] } = shape as AnyShape;
  return new Map(choices.map((choice, index) => [choice, labels[index]]));
}

/** The values without names of both: what one version says beside what the other implies. */
export function pairUnnamed(older: Parts, newer: Parts): readonly [Field[], Field[]] {
  const [before, after] = [[...older.listed], [...newer.listed]];
  const pushFirst = (members: Field[], { items, facts, first }: Parts, others: Parts) => {
    const further = facts['closedItems'] ? [] : others.first.slice(first.length);
    members.push(...further.map(({ name }) => toNamed(name, items ?? anything)));
  };
  pushFirst(before, older, newer);
  pushFirst(after, newer, older);
  const push = (name: string, from: Shape, to: Shape) => {
    before.push(toNamed(name, from));
    after.push(toNamed(name, to));
  };
  for (const one of older.patterns) {
    const same = newer.patterns.find(({ name }) => name === one.name);
    if (same) push(one.name, one, same);
  }
  for (const name of Object.keys(implied) as Implied[]) {
    const [from, to] = [older.implied[name], newer.implied[name]];
    const isClosed = older.facts['closed'] ?? newer.facts['closed'];
    if ((from ?? to) && !(name === '*' && isClosed)) {
      push(name, from ?? implied[name], to ?? implied[name]);
    }
  }
  return [before, after];
}

/** What one version says, although it holds without being said. */
export function compareImplied(older: Parts, newer: Parts): readonly Difference[] {
  return (Object.keys(implied) as Implied[]).flatMap((name) => {
    const [from, to] = [older.implied[name], newer.implied[name]];
    if (!from === !to || !isSame(from ?? to, implied[name])) return [];
    return compareFacts({ others: from && true }, { others: to && true });
  });
}
