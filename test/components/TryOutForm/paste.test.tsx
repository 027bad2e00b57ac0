import { press, renderEndpoint, renderForm, sentJson, textbox } from './support';
import { screen, within } from '@testing-library/react';
import { endpoint } from '../../request/share/sample';
import { readPaste } from '@portal/src/components/TryOutForm/readPaste';
import { toCurl } from '@portal/src/samples/curl';
import { buildRequest } from '@portal/src/request/build';
import { parameter } from '../../request/sample';
import type { Encoding, Endpoint, Field, Shape } from '@portal/src/openapi/model';

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
  const values = {
    path: { boardId: 'a/b' },
    query: { page: '2', 'a.b': 'x y' },
    header: { Authorization: 'Bearer t', 'Api-Version': 'v2' },
    body: { images: ['1'] },
  };
  it('fills all places', () => {
    const read = readPaste(endpoint, toCurl(buildRequest(endpoint, values)));
    expect(read).toMatchObject({ kind: 'request', values });
  });

  it('reads what samples write of lists, objects, credentials and forms', () => {
    const toField = (name: string, shape: Shape, encoding?: Encoding): Field => ({
      ...{ description: '', ...shape, name },
      ...(encoding && { encoding }),
    });
    const text = (name: string) => toField(name, { kind: 'scalar', type: 'string' });
    const list = { kind: 'list', items: text('') } as const;
    const group = { kind: 'group', fields: [text('b')] } as const;
    const names = [text('user'), text('password')];
    const form: Endpoint = {
      ...endpoint,
      mediaType: 'multipart/form-data',
      parameters: {
        path: [toField('boardId', list)],
        query: [
          toField('each', list),
          toField('joined', list, { style: 'pipeDelimited', explode: false }),
          toField('deep', group, { style: 'deepObject' }),
          toField('exploded', group),
          toField('json', list, { mediaType: 'application/json' }),
        ],
        header: [toField('Authorization', { kind: 'group', fields: names }, { basic: true })],
        cookie: [text('theme')],
        formData: [text('note'), toField('meta', group, { mediaType: 'a/json' })],
      },
    };
    const entered = {
      path: { boardId: ['1', '2'] },
      query: { each: ['1', '2'], joined: ['3', '4'], deep: { b: 'x' }, json: ['5'] },
      header: { Authorization: { user: 'Ä', password: 'a:b' } },
      cookie: { theme: 'dark' },
      formData: { note: 'a; b', meta: { b: '"q"' } },
    };
    const all = { ...entered, query: { ...entered.query, exploded: { b: 'y' } } };
    const read = readPaste(form, toCurl(buildRequest(form, all)));
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
  expect(screen.getByRole('button', { name: 'Fill' })).toHaveFocus();
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
  expect(textbox('title')).toHaveValue('1989');
});

it('Escape closes the panel', async () => {
  const user = renderEndpoint(endpoint);
  await press(user, 'Paste JSON or cURL');
  await screen.findByRole('textbox', { name: 'A JSON body or a cURL command' });
  await user.keyboard('{Tab}{Escape}');
  expect(screen.getByRole('button', { name: 'Fill', expanded: false })).toHaveFocus();
});
