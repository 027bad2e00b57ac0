/** Checks untyped values against the shapes of the model. */
import { type ObjectRule, type Problem, type Rule, toChoices, toQuoted } from './problem';
import { isObject, wrongType } from './properties';

/** Returns the problems of a value according to a rule. Never throws. */
export function checkShape(
  rule: Rule,
  value: unknown,
  field: string,
  ancestors: readonly unknown[] = [],
): Problem[] {
  if (ancestors.includes(value)) {
    return [
      { field, found: 'a circular reference', expected: 'a value without circular references' },
    ];
  }
  const inside = typeof value === 'object' && value !== null ? [...ancestors, value] : ancestors;
  switch (rule.kind) {
    case 'text':
      return typeof value === 'string' ? [] : wrongType(value, 'a string', field);
    case 'name':
      return checkName(value, field);
    case 'number':
      return Number.isFinite(value) ? [] : wrongType(value, 'a number', field);
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrongType(value, 'true or false', field);
    case 'json':
      return checkJson(value, field, inside);
    case 'any':
      return [];
    case 'choice':
      return checkChoice(rule.of, value, field);
    case 'list':
      if (!Array.isArray(value)) return wrongType(value, 'a list', field);
      // `map` would skip holes.
      return Array.from(value, (item: unknown, index) =>
        checkItem(rule.of(), item, toItem(field, item, index), inside),
      ).flat();
    case 'lazy':
      return checkShape(rule.of(), value, field, ancestors);
    case 'object':
      return checkMembers(rule, value, field, inside);
    case 'tagged':
      return checkTagged(rule, value, field, inside);
    default:
      return rule satisfies never;
  }
}

function checkName(value: unknown, field: string): Problem[] {
  const isName = typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
  return isName ? [] : wrongType(value, aName, field);
}

const aName = 'lower-case letters and digits with single hyphens between them';

/** Refers to an item by its name, which is easier to find than its index. */
function toItem(field: string, item: unknown, index: number): string {
  const name = isObject(item) ? (item['name'] ?? item['slug'] ?? item['status']) : undefined;
  const isName = typeof name === 'number' || (typeof name === 'string' && name !== '');
  return isName ? toPath(field, String(name)) : `${field}[${index}]`;
}

function checkItem(
  rule: Rule,
  item: unknown,
  field: string,
  ancestors: readonly unknown[],
): Problem[] {
  const isList = rule.kind === 'list' || rule.kind === 'any' || rule.kind === 'json';
  if (!Array.isArray(item) || isList) return checkShape(rule, item, field, ancestors);
  const expected = 'the items of that list';
  const hint = 'Write three dots before its name, such as "...paging".';
  return [{ field, found: 'a list in a list', expected, hint }];
}

function checkMembers(
  { members }: ObjectRule,
  value: unknown,
  field: string,
  ancestors: readonly unknown[],
): Problem[] {
  if (!isObject(value)) return wrongType(value, 'an object', field);
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(members, name))
    .map((name): Problem => ({
      field: toPath(field, name),
      found: 'an unknown key',
      expected: toChoices(Object.keys(members)),
      misspelt: { word: name, known: Object.keys(members) },
    }));
  const known = Object.entries(members).flatMap(([name, { rule, required }]) => {
    const member = value[name];
    const at = toPath(field, name);
    if (member !== undefined) return checkShape(rule, member, at, ancestors);
    if (required) return [{ field: at, found: 'nothing', expected: toWanted(rule) }];
    return Object.hasOwn(value, name) ? [undefinedAt(at)] : [];
  });
  return [...unknown, ...known];
}

function checkTagged(
  { by, shapes }: Extract<Rule, { kind: 'tagged' }>,
  value: unknown,
  field: string,
  ancestors: readonly unknown[],
): Problem[] {
  if (!isObject(value)) return wrongType(value, 'an object', field);
  const tag = value[by];
  const [inner] = tag === undefined ? findTagged(value, by, shapes) : [];
  if (inner !== undefined) {
    const found = `${toQuoted(inner)} without three dots`;
    const expected = 'the keys inside it';
    return [{ field: toPath(field, inner), found, expected, hint: `Write "...${inner}".` }];
  }
  const shape = typeof tag === 'string' && Object.hasOwn(shapes, tag) ? shapes[tag] : undefined;
  if (!shape) return checkChoice(Object.keys(shapes), tag, toPath(field, by));
  return checkMembers(shape, value, field, ancestors);
}

/** The keys that have such an object as their value. */
function findTagged(
  value: Readonly<Record<string, unknown>>,
  by: string,
  shapes: Readonly<Record<string, ObjectRule>>,
): readonly string[] {
  return Object.keys(value).filter((name) => {
    const member = value[name];
    return isObject(member) && Object.hasOwn(shapes, String(member[by]));
  });
}

function checkChoice(
  choices: readonly (string | number)[],
  value: unknown,
  field: string,
): Problem[] {
  if (choices.some((choice) => choice === value)) return [];
  const problem = { field, found: toQuoted(value), expected: toChoices(choices) };
  if (typeof value !== 'string') return [problem];
  return [{ ...problem, misspelt: { word: value, known: choices.map(String) } }];
}

function checkJson(value: unknown, field: string, ancestors: readonly unknown[]): Problem[] {
  if (Array.isArray(value)) {
    return Array.from(value, (item: unknown, index) =>
      checkShape({ kind: 'json' }, item, `${field}[${index}]`, ancestors),
    ).flat();
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, member]) =>
      member === undefined
        ? [undefinedAt(toPath(field, name))]
        : checkShape({ kind: 'json' }, member, toPath(field, name), ancestors),
    );
  }
  const isPlain = value === null || ['string', 'boolean'].includes(typeof value);
  return isPlain || Number.isFinite(value) ? [] : wrongType(value, 'a JSON value', field);
}

/** A key whose value does not exist, for example because its name is misspelt. */
function undefinedAt(field: string): Problem {
  const hint = 'Check the name that it is read from, or remove the key.';
  return { field, found: 'undefined', expected: 'a value', hint };
}

function toWanted(rule: Rule): string {
  switch (rule.kind) {
    case 'text':
      return 'a string';
    case 'name':
      return aName;
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'json':
      return 'a JSON value';
    case 'any':
      return 'a value';
    case 'choice':
      return toChoices(rule.of);
    case 'list':
      return 'a list';
    case 'lazy':
    case 'object':
    case 'tagged':
      return 'an object';
    default:
      return rule satisfies never;
  }
}

function toPath(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}
