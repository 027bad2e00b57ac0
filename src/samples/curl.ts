import { toJsonText } from '../request/json';
import type { HttpRequest, Pair, RequestBody } from '../request/model';
import { encode, encodePairs, toUrl } from '../request/url';

/** A shell command; every text is single-quoted, so that the shell expands nothing. */
export function toCurl(request: HttpRequest): string {
  const url = toUrl(request);
  const options = [
    `--request ${request.method}`,
    `--url ${quote(url)}`,
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    '--fail-with-body',
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
      return body.fields.map(toField);
    default:
      return body satisfies never;
  }
}

/** Encoded by curl, unless a terminal would act on a character, or hide it. */
function toField(field: Pair): string {
  const [name, value] = field;
  return /\p{C}|[\u2028\u2029]/u.test(value)
    ? `--data-raw ${quote(encodePairs([field]))}`
    : `--data-urlencode ${quote(`${encode(name)}=${value}`)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
