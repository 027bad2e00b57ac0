/** Finds the fields whose values are credentials. */

const words =
  /\b(?:authorization|cookie|credential|key|passphrase|passw(?:or)?d|pwd|secret|token)s?\b/i;

/** Whether a name looks like that of a credential. The key of a repeated request is none. */
export function looksSecret(name: string): boolean {
  const others = name.replace(/idempotency[-_]?key/i, '');
  return words.test(others.replaceAll(/([a-z\d])([A-Z])|_/g, '$1 $2'));
}
