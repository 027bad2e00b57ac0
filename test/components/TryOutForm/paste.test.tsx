import { press, renderEndpoint, renderForm, sentJson, textbox } from './support';
import { screen, within } from '@testing-library/react';
import { endpoint } from '../../request/share/sample';
import { readPaste } from '@portal/src/components/TryOutForm/readPaste';
import { toCurl } from '@portal/src/samples/curl';
import { buildRequest } from '@portal/src/request/build';
import { list, named, parameter, text } from '../../request/sample';
import type { Endpoint } from '@portal/src/openapi/model';

const json = `{
  "images": ["https://a.example", "a\\nb"],
  "locales": [{ "title": 007.50, "apiKey": "hush", "x": 1 }],
  "widget": null
}`.replace('007.50', '9007199254740993.50');

describe('a pasted body', () => {
  it('fills fields as it is written, and names what they do not have', () => {
    expect(readPaste(endpoint, json)).toEqual({
      kind: 'request',
      values: {
        body: {
          images: ['https://a.example', 'ab'],
          locales: [{ title: '9007199254740993.50', apiKey: 'hush' }],
        },
      },
      ignored: ['body.locales.0.x', 'body.widget', 'line breaks in body.images.1'],
    });
  });

  it.each([
    ['{"a": 1,\n "b" 2}', 'Line 2, column 6 of the JSON: colon expected.'],
    ['', 'Line 1, column 1 of the JSON: value expected.'],
    ['{"a": 1,}', 'Line 1, column 9 of the JSON: property name expected.'],
    ['['.repeat(100_000), 'The JSON is too deep.'],
  ])('says where %j is wrong', (text, problem) => {
    expect(readPaste(endpoint, text.slice(0, 1e6))).toEqual({ kind: 'problem', text: problem });
  });
});

describe('a pasted cURL command', () => {
  it('reads what samples write of lists, objects, credentials and forms', () => {
    const toText = (name: string) => named(name, text);
    const group = { kind: 'group', fields: [toText('b')] } as const;
    const names = [toText('user'), toText('password')];
    const form: Endpoint = {
      ...endpoint,
      path: '{boardId}/{label}/{matrix}',
      mediaType: 'multipart/form-data',
      parameters: {
        path: [
          named('boardId', list),
          ...(['label', 'matrix'] as const).map((style) =>
            named(style, text, { encoding: { style } }),
          ),
        ],
        query: [
          named('each', list),
          named('joined', list, { encoding: { style: 'pipeDelimited', explode: false } }),
          named('deep', group, { encoding: { style: 'deepObject' } }),
          named('exploded', group),
          named('json', list, { encoding: { mediaType: 'application/json' } }),
        ],
        header: [
          named('Authorization', { kind: 'group', fields: names }, { encoding: { basic: true } }),
        ],
        cookie: [named('theme', text, { encoding: { mediaType: 'a/json' } })],
        formData: [toText('note'), named('meta', group, { encoding: { mediaType: 'a/json' } })],
      },
    };
    const entered = {
      path: { boardId: ['1', '2'], label: 'x', matrix: 'y' },
      query: { each: ['1', '2'], joined: ['3', '4'], deep: { b: 'x' }, json: ['5'] },
      header: { Authorization: { user: 'Ä', password: 'a:b' } },
      cookie: { theme: 'dark' },
      formData: { note: 'a; b', meta: { b: '"q"' } },
    };
    const all = { ...entered, query: { ...entered.query, exploded: { b: 'y' } } };
    // Names of headers have no case.
    const command = toCurl(buildRequest(form, all)).replace('Authorization', 'authorization');
    const read = readPaste(form, command);
    expect(read).toEqual({ kind: 'request', values: all, ignored: [] });
  });

  it('names another URL, method, header and option', () => {
    const command = `curl https://other.example/y?z=1 -X PUT -H 'accept: */*' -b a=hush`;
    const read = readPaste(endpoint, command);
    expect(read).toEqual({
      kind: 'request',
      values: {},
      ignored: [
        'the method PUT',
        'https://other.example',
        '/y',
        'query.z',
        'header.accept',
        'header.Cookie',
      ],
    });
  });

  it('takes any server where an address has variables', () => {
    const open = { ...endpoint, baseUrl: 'https://a.example:{port}' };
    expect(readPaste(open, 'curl -X POST https://b.example/x')).toMatchObject({ ignored: ['/x'] });
  });
});

it('the panel fills the form, and stays open while something is ignored', async () => {
  const user = renderForm([parameter('title', 'string')]);
  const paste = async (text: string) => {
    await user.click(await screen.findByRole('textbox', { name: 'A JSON body or a cURL command' }));
    await user.clear(document.activeElement!);
    await user.paste(text);
    await press(user, 'Fill in the form');
  };
  await press(user, 'Paste JSON or cURL');
  await paste('{"title": 1989');
  expect(screen.getByText(/^Line 1, column 15/)).toBeVisible();
  await paste('{"title": 1989, "x": 1}');
  expect(sentJson()).toEqual({ title: '1989' });
  expect(screen.getByText('body.x')).toBeVisible();
  await paste('{"title": "b"}');
  expect(screen.queryByText('body.x')).not.toBeInTheDocument();
  expect(screen.getByText('Fill')).toHaveFocus();
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
  expect(textbox('title')).toHaveValue('1989');
});

it('Escape closes the panel', async () => {
  const user = renderEndpoint(endpoint);
  await press(user, 'Paste JSON or cURL');
  await screen.findByRole('textbox', { name: 'A JSON body or a cURL command' });
  await user.keyboard('{Tab}{Escape}');
  expect(screen.getByText('Fill')).toHaveFocus();
});
