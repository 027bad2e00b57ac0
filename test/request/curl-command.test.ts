import { toUrl } from '../../src/request/build';
import { encodePairs } from '../../src/request/encode';
import { readCurl } from '../../src/request/curl-command';
import { toJsonText } from '../../src/samples/literals';
import { toCurl } from '../../src/samples/curl';
import { createLink, getLink, requestToken } from '../samples/sample';

const read = (command: string) => {
  const { url, ...others } = readCurl(command);
  return { url: url.href, ...others };
};
const url = 'https://a.example/x';
const empty = { url, method: 'GET', headers: [], data: '', parts: [], ignored: [] };

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
  [
    `curl ${url} -u me:hush --compressed -d @file | jq .`,
    { headers: [['Authorization', 'Basic bWU6aHVzaA==']], ignored: ['-d @file'] },
  ],
  [`curl -I ${url} -b a=1`, { method: 'HEAD', headers: [['Cookie', 'a=1']] }],
  [
    String.raw`curl ${url} -F 'a=@"/x/b"' -F i=<f -F 'c="d\"e;f";type=a/b' --form-string 'g=h;i' -F j=k`,
    {
      method: 'POST',
      parts: [
        ['a', 'b'],
        ['c', 'd"e;f'],
        ['g', 'h;i'],
        ['j', 'k'],
      ],
      ignored: ['-F i'],
    },
  ],
  [`> curl.exe --other 1 ${url} -w x`, { ignored: ['--other', '-w'] }],
  [
    `curl ^"${url}?a=1^%^20^" ^\r\n  --data-raw ^"^{^\\^"a^\\^":^\n\n1^}^"`,
    { method: 'POST', url: `${url}?a=1%20`, data: '{"a":\n1}' },
  ],
  [`curl "${url}" ^\r\n  -d "^b"`, { method: 'POST', data: '^b' }],
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

it.each([getLink, createLink, requestToken])('reads what a sample sends: %j', (request) => {
  const { body } = request;
  const fields = body?.kind === 'form' ? body.fields : [];
  expect(read(toCurl(request))).toEqual({
    ...empty,
    method: request.method,
    url: toUrl(request),
    headers: request.headers,
    data: body?.kind === 'json' ? toJsonText(body.json) : encodePairs(fields),
  });
});
