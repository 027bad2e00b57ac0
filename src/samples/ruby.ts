import { indentRest, toCapitalized, toJsonText, toLines, toQuoted } from './literals';
import { writeParts, writeRequest } from './write';
import type { HttpRequest } from '../request/model';

/** A Ruby program that uses Net::HTTP. */
export function toRuby(request: HttpRequest): string {
  const { url, headers, code } = writeRequest(request, {
    quote: toString,
    raw: (raw) => toHeredoc(raw, '.chomp'),
    text: (literal) => literal,
    json: (json) => toHeredoc(toJsonText(json), ''),
    form: (fields) =>
      `URI.encode_www_form(\n${toLines(fields, (name, value) => `  ${toString(name)} => ${toString(value)},`)})`,
    multipart: (parts) =>
      `[\n${writeParts(
        parts,
        (text) => `  ${toString(text)}.b,\n`,
        (name) => `  File.binread(${toString(name)}),\n`,
      )}].join`,
    file: (name) => `File.binread(${toString(name)})`,
    hasBoundary: true,
  });
  return `require "net/http"

uri = URI(${url})
request = Net::${toConstructor(request, code !== '')}
${toLines(headers, (name, value) => `request[${toString(name)}] = ${toString(value)}`)}${code && `request.body = ${code}\n`}
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)${request.stream ? ' { |answer| answer.read_body { |lines| print lines } }' : ''}
end
${request.stream ? '' : 'puts response.body\n'}raise "HTTP status #{response.code}" unless response.is_a?(Net::HTTPSuccess)
`;
}

/** The classes of PUT, POST and PATCH send a form content type if there is no body. */
function toConstructor(request: HttpRequest, hasBody: boolean): string {
  const classes = hasBody ? /^(?:PATCH|POST|PUT)$/ : /^$/;
  return classes.test(request.method) || others.test(request.method)
    ? `HTTP::${toCapitalized(request)}.new(uri)`
    : `HTTPGenericRequest.new(${toString(request.method)}, ${hasBody}, true, uri)`;
}

const others = /^(?:DELETE|GET|HEAD|OPTIONS|TRACE)$/;

/** Ends with a line break, which is not part of a text. */
function toHeredoc(text: string, method: string): string {
  return `<<~'JSON'${method}\n  ${indentRest(text, '  ')}\nJSON`;
}

/** Escapes each `#` that would start an interpolation. */
function toString(text: string): string {
  return toQuoted(text).replaceAll(/#(?=[{$@])/g, String.raw`\#`);
}
