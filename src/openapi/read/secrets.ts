/** Finds the fields whose values are credentials. */
import { toDefined } from '../document';
import type { Shape } from '../model';

const words =
  /\b(?:authorization|cookie|credential|key|passphrase|passw(?:or)?d|pwd|secret|token)s?\b/i;

/** The last word of a name that says something about a credential, such as `key_name`. */
const about = /\b(?:count|format|name|status|type|ur[il])s?$/i;

/** Whether a name looks like that of a credential. Some keys are none. */
export function looksSecret(name: string): boolean {
  const others = name.replace(/(?:idempotency|\b(?:file|foreign|primary|public))[-_]?key/i, '');
  const spaced = others.replaceAll(/([a-z\d])([A-Z])|_/g, '$1 $2');
  return words.test(spaced) && !about.test(spaced);
}

/** Without a mark, the name decides, so that a forgotten mark leaks nothing. */
export function withSecret(shape: Shape, name: string, marked: boolean | undefined): Shape {
  const inside = (one: Shape) => withSecret(one, name, marked);
  if (shape.kind === 'list') return { ...shape, items: inside(shape.items) };
  if (shape.kind === 'dictionary') return { ...shape, values: inside(shape.values) };
  if (shape.kind === 'union') return { ...shape, alternatives: shape.alternatives.map(inside) };
  if (shape.kind !== 'scalar' || shape.type !== 'string' || shape.const !== undefined) return shape;
  return toDefined({
    ...shape,
    secret: marked ?? shape.secret ?? (looksSecret(name) || undefined),
  });
}
