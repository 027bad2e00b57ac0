/** Finds the parameters whose values are credentials. */
import type { Property, StringSchema } from './schema';

/** Words in the names of credentials. */
const words =
  /\b(?:authorization|cookie|credential|key|passphrase|passw(?:or)?d|pwd|secret|token)s?\b/i;

/**
 * Whether the value of a parameter is a credential. Without `secret`, its name and its examples
 * decide, so that a forgotten mark leaks nothing.
 */
export function isSecret(property: Property): boolean {
  const text = toFreeText(property);
  if (!text) return false;
  const isPlaceholder = text.examples?.some((example) => /\bYOUR_/.test(example)) ?? false;
  return text.secret ?? (looksSecret(property.name) || isPlaceholder);
}

/** Whether a parameter must say if it is a credential, because its name looks like one. */
export function lacksMark(property: Property): boolean {
  const text = toFreeText(property);
  return text !== undefined && text.secret === undefined && looksSecret(property.name);
}

/** The schema of a text, or of each text in a list. Undefined for choices and other values. */
function toFreeText(property: Property): StringSchema | undefined {
  const schema = property.type === 'array' ? property.items : property;
  const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined;
  return isFree ? schema : undefined;
}

function looksSecret(name: string): boolean {
  return words.test(name.replaceAll(/([a-z\d])([A-Z])|_/g, '$1 $2'));
}
