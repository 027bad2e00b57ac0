/** Distinguishes credentials from placeholders. */

const marks =
  /[<>{}$…•]|\.{3}|\*{2,}|x{4,}|0{6,}|%(?:3c|7b|24)|your|example|placeholder|redacted|change.?me|dummy/i;

/**
 * Whether a text is a placeholder such as `YOUR_CLIENT_SECRET`, `<client_secret>`, `$SECRET` or
 * `…`.
 */
export function isPlaceholder(text: string): boolean {
  return isMarked(text) || areWords(text);
}

/** Whether a text is marked as a placeholder. */
export function isMarked(text: string): boolean {
  return marks.test(text);
}

/** Whether a text looks generated: letters and digits in random order. */
export function isRandom(text: string, leastLength: number): boolean {
  return (
    text.length >= leastLength &&
    new Set(text).size >= 6 &&
    /\d/.test(text) &&
    /[a-z]/i.test(text) &&
    !isPlaceholder(text)
  );
}

/** Whether a text consists of words and short numbers with separators, such as `client-secret-1`. */
function areWords(text: string): boolean {
  return text.split(/[\W_]+/).every((part) => /^(?:[A-Za-z]*|\d{1,4})$/.test(part));
}
