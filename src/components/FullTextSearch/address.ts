/** The query string for a text, such as `?q=page%20size`. Empty for blank text. */
export function toSearchPart(text: string): string {
  return text.trim() === '' ? '' : `?q=${encodeURIComponent(text.toWellFormed())}`;
}

/** The text in a query string. */
export function toQuestion(searchPart: string): string {
  return new URLSearchParams(searchPart).get('q') ?? '';
}
