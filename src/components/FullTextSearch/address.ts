/** The search part of the address that asks for a text: `?q=page%20size`, empty for blank text. */
export function toSearchPart(text: string): string {
  return text.trim() === '' ? '' : `?q=${encodeURIComponent(text.toWellFormed())}`;
}

/** The text that the search part of an address asks for. */
export function toQuestion(searchPart: string): string {
  return new URLSearchParams(searchPart).get('q') ?? '';
}
