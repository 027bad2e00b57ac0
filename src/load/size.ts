/** Rejects files that small texts make too large, or in which too much follows one after the other. */
import { findPart, isObject } from '../openapi/document';

/** The largest number of values in a file, with those of aliases counted each time. */
const mostValues = 5_000_000;
/** How many times as many values aliases can make. */
const mostRepeated = 20;
/** How many references and parts of `allOf` can lead to each other. */
const mostSteps = 100;

/** Throws if aliases contain themselves, or repeat values too often, or if references never end. */
export function validateSize(parsed: unknown, text: string): void {
  const sizes = new Map<object, number>();
  const measure = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    sizes.set(value, Infinity);
    const size = Object.values(value).reduce<number>((sum, one) => sum + measure(one), 1);
    sizes.set(value, size);
    return size;
  };
  const size = measure(parsed);
  const most = Math.min(mostValues, Math.max(100_000, mostRepeated * text.length));
  if (size > most) throw new Error(`aliases that make more than ${most} values`);
  const measureSteps = openSteps(parsed);
  for (const part of sizes.keys()) {
    if (measureSteps(part) <= mostSteps) continue;
    const { $ref = 'allOf' } = part as { readonly $ref?: string };
    const line = text.slice(0, text.indexOf($ref)).split('\n').length;
    throw new Error(`more than ${mostSteps} references that lead to each other (${line}:1)`);
  }
}

/** How many references and parts of `allOf` come after a part, up to one more than allowed. */
function openSteps(root: unknown): (part: unknown) => number {
  const known = new Map<unknown, number>();
  const measure = (part: unknown, depth: number): number => {
    const found = known.get(part);
    if (!isObject(part) || found !== undefined || depth > mostSteps) return found ?? 0;
    known.set(part, 0);
    const { $ref, allOf } = part;
    const next: unknown[] = Array.isArray(allOf) ? [...(allOf as unknown[])] : [];
    if (typeof $ref === 'string' && $ref.startsWith('#/')) next.push(findPart(root, $ref));
    const steps = next.map((one) => 1 + measure(one, depth + 1));
    known.set(part, Math.max(0, ...steps));
    return known.get(part) ?? 0;
  };
  return (part) => measure(part, 0);
}
