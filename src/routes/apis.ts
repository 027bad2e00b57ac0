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
  return home + rest.replace(/^\/(?=[?#]|$)/, '');
}

/**
 * The path of the home page of a site: hosts remove the slash of one that is not at the root.
 * @param base the path of the site, with a slash at both ends, like that of the portal
 */
export function toHome(base: string, portal: string): string {
  return base === portal ? base : base.slice(0, -1);
}
