/** Tells a credential from what stands for one. */

const marks =
  /[<>{}$…•]|\.{3}|\*{2,}|x{4,}|0{6,}|%(?:3c|7b|24)|your|example|placeholder|redacted|change.?me|dummy/i;

/** Whether a text stands for a credential: `YOUR_CLIENT_SECRET`, `<client_secret>`, `$SECRET`, `…`. */
export function isPlaceholder(text: string): boolean {
  return isMarked(text) || areWords(text);
}

/** Whether a text says itself that it stands for something else. */
export function isMarked(text: string): boolean {
  return marks.test(text);
}

/** Whether a text looks as if a program had made it up: letters and digits, in no order. */
export function isRandom(text: string, leastLength: number): boolean {
  return (
    text.length >= leastLength &&
    new Set(text).size >= 6 &&
    /\d/.test(text) &&
    /[a-z]/i.test(text) &&
    !isPlaceholder(text)
  );
}

/** Words or short numbers with signs between them, as people write: `client-secret-1`. */
function areWords(text: string): boolean {
  return text.split(/[\W_]+/).every((part) => /^(?:[A-Za-z]*|\d{1,4})$/.test(part));
}
