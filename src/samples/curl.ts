import { writeRequest } from './write';
import type { HttpRequest, Pair, Part } from '../request/model';
import { encode, encodePairs } from '../request/encode';

/** A shell command. All text is single-quoted to prevent expansion. */
export function toCurl(request: HttpRequest): string {
  const { url, headers, code } = writeRequest(request, {
    quote,
    text: (literal) => `${nextLine}--data-raw ${literal}`,
    form: (fields) => fields.map(toField).join(''),
    multipart: (parts) => parts.map(toPart).join(''),
    file: (name) => toOption('data-binary', `@${name}`),
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

function toPart({ name, mediaType, ...part }: Part): string {
  const type = mediaType ? `;type=${mediaType}` : '';
  if ('file' in part) return toOption('form', `${name}=@${toValue(part.file)}${type}`);
  return type
    ? toOption('form', `${name}=${toValue(part.text)}${type}`)
    : toOption('form-string', `${name}=${part.text}`);
}

/** Only quotes protect the semicolons and commas of a value with a type, or of a file name. */
function toValue(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
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
