import type { HttpRequest, Pair } from './model';

/** Percent-encodes everything except the unreserved characters of RFC 3986, section 2.3. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Replaces the placeholders of a path. A placeholder without a value remains `{name}`. */
export function buildPath(template: string, values: readonly Pair[]): string {
  const texts = new Map(values);
  return `/${template.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const text = texts.get(name);
    return text === undefined ? placeholder : encode(text);
  })}`;
}

/**
 * Encodes name–value pairs for a query string or a form body. A space is `%20`, a plus is `%2B`.
 */
export function encodePairs(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

/** The path and query of a request. */
export function toTarget({ path, query }: HttpRequest): string {
  return query.length === 0 ? path : `${path}?${encodePairs(query)}`;
}

/** The full URL of a request. */
export function toUrl(request: HttpRequest): string {
  return request.baseUrl + toTarget(request);
}
