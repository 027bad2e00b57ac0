import { toJsonText } from '../request/json';
import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';

/** A shell command; every text is single-quoted, so that the shell expands nothing. */
export function toCurl(request: HttpRequest): string {
  const url = toUrl(request);
  const options = [
    `--request ${request.method}`,
    `--url ${quote(url)}`,
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...request.headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(request.body ? toBodyOptions(request.body) : []),
  ];
  return `curl ${options.join(' \\\n  ')}\n`;
}

function toBodyOptions(body: RequestBody): readonly string[] {
  switch (body.mediaType) {
    case 'application/json':
      return [`--data-raw ${quote(toJsonText(body.json))}`];
    case 'application/x-www-form-urlencoded':
      return body.fields.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`);
    default:
      return body satisfies never;
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
