/** The path as readers see it. A callback has a URL, and a webhook has the kind of its event instead. */
export function toShownPath(path: string, event = ''): string {
  if (path === '') return event;
  return /^(?:\{\$|[a-z]+:\/\/)/i.test(path) ? path : `/${path}`;
}
