/** Addresses in a portal of several APIs: `/orders/docs/errors` is a page of the API `orders`. */

/** The API that an address starts with, and the rest. Undefined for an address of the own site. */
export function splitAddress(address: string, ids: Iterable<string>) {
  const id = [...ids].find((one) => new RegExp(`^/${one}(?:[/?#]|$)`).test(address));
  if (id === undefined) return undefined;
  const rest = address.slice(id.length + 1);
  return { id, rest: rest === '' ? '/' : rest };
}

/**
 * The path of an address of another API in a language: its folder follows that of the API.
 * @param portal the path of the portal, with a slash at both ends
 * @param locale empty for the default language
 */
export function toApiPath(
  { id, rest }: { readonly id: string; readonly rest: string },
  portal: string,
  locale: string,
): string {
  const home = `${portal}${id}${locale === '' ? '' : `/${locale}`}`;
  return rest === '/' ? home : home + rest;
}
