import type { Json } from '../../src/openapi/document';
import { toCsv } from '../../src/openapi/csv';

const transactionId = '1';

it.each<[string, Json, string]>([
  [
    'a list as one row per item',
    {
      transactionId,
      data: [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
      totalItemsCount: 2,
    },
    'a,b\r\n1,2\r\n3,4',
  ],
  ['an object as one row', { transactionId, data: { batchId: 'x' } }, 'batchId\r\nx'],
  ['a response without data as one row', { transactionId }, 'transactionId\r\n1'],
  ['the response of a rescan', { meta: { transactionId } }, 'meta\r\n"{""transactionId"":""1""}"'],
  ['an empty list as nothing', { transactionId, data: [] }, ''],
  ['a quote', { data: [{ a: 'say "hi"' }] }, 'a\r\n"say ""hi"""'],
  ['line breaks', { data: [{ a: '1\r\n2', b: '\n', c: '\r' }] }, 'a,b,c\r\n"1\r\n2","\n","\r"'],
  ['a name that needs quotes', { data: [{ 'a,"b"': 1 }] }, '"a,""b"""\r\n1'],
  ['null as an empty cell', { data: [{ a: null, b: 1 }] }, 'a,b\r\n,1'],
  [
    'nested values as JSON',
    { data: [{ a: ['x', 1], b: { c: null } }] },
    'a,b\r\n"[""x"",1]","{""c"":null}"',
  ],
  ['missing members as empty cells', { data: [{ a: 1 }, { b: 2 }] }, 'a,b\r\n1,\r\n,2'],
  [
    'a member that only one row has, with any name',
    { data: [{ toString: 1 }, { a: 2 }] },
    'toString,a\r\n1,\r\n,2',
  ],
  ['a list of strings', { data: ['x', 'y,z'] }, 'value\r\nx\r\n"y,z"'],
])('toCsv writes %s', (_name, response, csv) => {
  expect(toCsv(response)).toBe(csv);
});
