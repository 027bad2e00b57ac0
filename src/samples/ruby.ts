import { toJsonText } from '../request/json';
import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { indentRest, toLines, toQuoted } from './literals';

/** A Ruby program that uses Net::HTTP. */
export function toRuby(request: HttpRequest): string {
  const { body } = request;
  return `require "net/http"

uri = URI(${toString(toUrl(request))})
request = ${toConstructor(request)}
${toLines(request.headers, (name, value) => `request[${toString(name)}] = ${toString(value)}`)}${body ? `request.body = ${toBody(body)}\n` : ''}
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
raise "HTTP status #{response.code}" unless response.is_a?(Net::HTTPSuccess)

puts response.body
`;
}

/** The class of PUT and POST sends the type of a form where there is no body. */
function toConstructor({ method, body }: HttpRequest): string {
  return body || method === 'GET' || method === 'DELETE'
    ? `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`
    : `Net::HTTPGenericRequest.new("${method}", false, true, uri)`;
}

function toBody(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return `<<~'JSON'\n  ${indentRest(toJsonText(body.json), '  ')}\nJSON`;
    case 'application/x-www-form-urlencoded':
      return `URI.encode_www_form(\n${toLines(body.fields, (name, value) => `  ${toString(name)} => ${toString(value)},`)})`;
    default:
      return body satisfies never;
  }
}

/** Nothing is interpolated: a `#` that would begin it is escaped. */
function toString(text: string): string {
  return toQuoted(text).replaceAll(/#(?=[{$@])/g, String.raw`\#`);
}
