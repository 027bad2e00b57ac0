/**
 * Sends a request like curl, with the options of the portal's samples only. The tests need nothing
 * but Node this way. `npm run test:samples` runs the samples with the real curl.
 */
import http from 'node:http';
import process from 'node:process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    request: { type: 'string' },
    url: { type: 'string' },
    globoff: { type: 'boolean' },
    'fail-with-body': { type: 'boolean' },
    header: { type: 'string', multiple: true },
    'data-raw': { type: 'string', multiple: true },
    'data-urlencode': { type: 'string', multiple: true },
  },
});
const { request: method, url = '', header: lines = [] } = values;
const fields = values['data-urlencode']?.map(encodeValue) ?? [];
const body = [...(values['data-raw'] ?? []), ...fields].join('&');

/** @type {Record<string, string>} */
const headers = {};
if (body !== '') headers['Content-Type'] = 'application/x-www-form-urlencoded';
for (const line of lines) {
  const colon = line.indexOf(':');
  const name = line.slice(0, colon);
  if (name.toLowerCase() === 'content-type') delete headers['Content-Type'];
  headers[name] = line.slice(colon + 1).trim();
}
if (body !== '') headers['Content-Length'] = String(Buffer.byteLength(body));

const [, origin = '', target = ''] = /^(http:\/\/[^/]*)(.*)$/.exec(url) ?? [];
const { hostname, port } = new URL(origin);
const sent = http.request({ hostname, port, path: target, method, headers }, (response) => {
  response.pipe(process.stdout);
  process.exitCode = (response.statusCode ?? 500) < 400 ? 0 : 22;
});
sent.end(body);

/** @param {string} field `name=value`, whose name is encoded already */
function encodeValue(field) {
  const equals = field.indexOf('=') + 1;
  return field.slice(0, equals) + encodeURIComponent(field.slice(equals));
}
