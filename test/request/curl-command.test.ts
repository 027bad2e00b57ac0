import fc from 'fast-check';
import { endpoints } from '../support/entries';
import { readJson, toJsonText } from '../../src/openapi/numbers';
import { buildRequest, toUrl } from '../../src/request/build';
import { encodePairs } from '../../src/request/encode';
import { readCurl } from '../../src/request/curl-command';
import { toCurl } from '../../src/samples/curl';
import { formValuesOf } from './form-values';

const read = (command: string) => {
  const { url, ...others } = readCurl(command);
  return { url: url.href, ...others };
};
const url = 'https://a.example/x';
const empty = { url, method: 'GET', headers: [], data: '', ignored: [] };

it.each([
  [`curl ${url}`, {}],
  [`curl -sSXPUT --url '${url}'`, { method: 'PUT' }],
  [`curl -s a.example/x -d a=1 -d 'b=2'`, { method: 'POST', data: 'a=1&b=2' }],
  [`curl -G ${url} --data-urlencode 'a=b c'`, { url: `${url}?a=b%20c` }],
  [
    `curl ${url} \\\n  -H "X: \\"a\\"" -H'Y:z'`,
    {
      headers: [
        ['X', '"a"'],
        ['Y', 'z'],
      ],
    },
  ],
  [String.raw`curl ${url} --json $'it\'s\n\u00e9'`, { method: 'POST', data: "it's\né" }],
  [`curl ${url} -u me:hush --compressed -d @file | jq .`, { ignored: ['-u', '-d @file'] }],
  [`curl ${url} --constructor -Zk`, { ignored: ['--constructor', '-Z'] }],
])('reads %s', (command, expected) => {
  expect(read(command)).toEqual({ ...empty, ...expected });
});

it.each([
  ['curl', 'The cURL command has no URL.'],
  ['curl https://:x', 'The cURL command has no complete URL.'],
  [`curl ${url} \\\n -d 'a`, 'Line 2, column 5: this quote is not closed.'],
])('refuses %j', (command, message) => {
  expect(() => readCurl(command)).toThrow(message);
});

it('reads what a sample sends', () => {
  const forms = fc
    .constantFrom(...endpoints)
    .chain((endpoint) => formValuesOf(endpoint).map((values) => buildRequest(endpoint, values)));
  fc.assert(
    fc.property(forms, (request) => {
      const { method, url: found, headers, data, ignored } = readCurl(toCurl(request));
      expect([method, found.href, ignored]).toEqual([
        request.method,
        new URL(toUrl(request)).href,
        [],
      ]);
      expect(headers).toEqual(request.headers);
      const { body } = request;
      if (body?.kind === 'json') {
        expect(readJson(data)).toEqual(readJson(toJsonText(body.json)));
      } else expect(data).toBe(encodePairs(body?.kind === 'form' ? body.fields : []));
    }),
    { numRuns: 200 },
  );
});
