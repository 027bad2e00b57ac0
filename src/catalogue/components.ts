/** The objects that the document defines once. One that extends another refers to it. */
import { type Schema, toDefined } from '../api/document';
import { toReference } from './compile-schema';

interface Component {
  readonly name: string;
  readonly schema: Schema;
  /** Its properties, each with everything that makes it differ from another. */
  readonly members: readonly string[];
}

/** The schemas of the objects by name. */
export function toComponents(schemas: ReadonlyMap<string, Schema>): Record<string, Schema> {
  const all = Array.from(schemas, ([name, schema]): Component => {
    const { properties = {}, required = [] } = schema;
    const members = Object.entries(properties).map(([key, member]) =>
      JSON.stringify([key, member, required.includes(key)]),
    );
    return { name, schema, members };
  });
  return Object.fromEntries(
    all.map((component, index) => {
      const base = findBase(component, all, index);
      return [component.name, base ? toExtension(component, base) : component.schema];
    }),
  );
}

/** Fewer equal properties, such as an ID and a name, are a coincidence. */
const leastShared = 5;

/** The largest other object whose properties stand together at the start or the end of the object. */
function findBase(component: Component, all: readonly Component[], index: number) {
  const { length } = component.members;
  const [largest] = all
    .filter(
      (other, position) =>
        other.members.length >= leastShared &&
        (other.members.length < length || (other.members.length === length && position < index)) &&
        findShared(component, other) !== undefined,
    )
    .toSorted((a, b) => b.members.length - a.members.length);
  return largest;
}

/** Where the properties of `base` stand in the object. */
function findShared({ members }: Component, base: Component): 'start' | 'end' | undefined {
  const { length } = base.members;
  const wanted = base.members.join();
  if (members.slice(0, length).join() === wanted) return 'start';
  return members.slice(-length).join() === wanted ? 'end' : undefined;
}

/** Keeps the order of the properties: those of `allOf` come before those beside it. */
function toExtension(component: Component, base: Component): Schema {
  const { title, type, properties = {}, required } = component.schema;
  const reference = toReference('schemas', base.name);
  const inherited = base.schema.properties ?? {};
  const own = Object.entries(properties).filter(([name]) => !Object.hasOwn(inherited, name));
  if (own.length === 0) return toDefined({ title, allOf: [reference] });
  const needed = required?.filter((name) => !Object.hasOwn(inherited, name)) ?? [];
  const extension = toDefined({
    type,
    properties: Object.fromEntries(own),
    required: needed.length > 0 ? needed : undefined,
  }) as Schema;
  return findShared(component, base) === 'start'
    ? toDefined({ title, allOf: [reference], ...extension })
    : toDefined({ title, allOf: [extension, reference] });
}
