import { writeRequest } from './literals';
import type { HttpRequest, Pair } from '../request/model';
import { encode, encodePairs } from '../request/encode';

/** A shell command. All text is single-quoted to prevent expansion. */
export function toCurl(request: HttpRequest): string {
  const { url, headers, code } = writeRequest(request, 'curl', {
    quote,
    text: (literal) => `${nextLine}--data-raw ${literal}`,
    form: (fields) => fields.map(toField).join(''),
  });
  // With any other option, curl would wait for the body of the response.
  const method = request.method === 'HEAD' ? 'head' : `request ${toWord(request.method)}`;
  return `curl --${method}${nextLine}--url ${url}${
    /[[\]{}]/.test(url) ? `${nextLine}--globoff` : ''
  }${nextLine}--fail-with-body${request.stream ? `${nextLine}--no-buffer` : ''}${headers
    .map(([name, value]) => toOption('header', `${name}: ${value}`))
    .join('')}${code}\n`;
}

const nextLine = ' \\\n  ';

/** Lets curl encode the value, unless a terminal would interpret or hide one of its characters. */
function toField(field: Pair): string {
  const [name, value] = field;
  return /\p{C}|[\u2028\u2029]/u.test(value)
    ? toOption('data-raw', encodePairs([field]))
    : toOption('data-urlencode', `${encode(name)}=${value}`);
}

function toOption(name: string, value: string): string {
  return `${nextLine}--${name} ${quote(value)}`;
}

/** A method can contain characters that a shell interprets. */
function toWord(method: string): string {
  return /^[\w-]+$/.test(method) ? method : quote(method);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
