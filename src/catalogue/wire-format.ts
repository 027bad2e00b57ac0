/**
 * The parameters as they are sent. In an array, an object whose only property is a string is sent
 * as that string. Leaves invalid parameters unchanged for the check to report.
 */
export function toWireFormat<Value>(value: Value): Value {
  try {
    JSON.stringify(value); // Throws for circular references, which would never end.
    return convert(value) as Value;
  } catch {
    return value;
  }
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (!isRecord(value)) return value;
  const converted: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, convert(member)]),
  );
  const only = converted['type'] === 'array' ? findOnlyString(converted['items']) : undefined;
  if (!only) return converted;
  const { name: _name, description: _text, required: _need, deprecated: _since, ...items } = only;
  return { ...converted, items };
}

function findOnlyString(items: unknown): Readonly<Record<string, unknown>> | undefined {
  const properties = isRecord(items) ? items['properties'] : undefined;
  const list: readonly unknown[] = Array.isArray(properties) ? properties : [];
  const [only, ...others] = list;
  return others.length === 0 && isRecord(only) && only['type'] === 'string' ? only : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
