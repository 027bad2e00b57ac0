/** Finds the fields whose values are credentials. */

const words =
  /\b(?:authorization|cookie|credential|key|passphrase|passw(?:or)?d|pwd|secret|token)s?\b/i;

/** Whether a name looks like that of a credential. */
export function looksSecret(name: string): boolean {
  return words.test(name.replaceAll(/([a-z\d])([A-Z])|_/g, '$1 $2'));
}
