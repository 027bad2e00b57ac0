import { pageNamed, pageOf, show } from './support';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeExample from '@site/src/components/Code/CodeExample';
import RequestSample from '@site/src/components/RequestSample';
import type { GivenRequest } from '@site/src/request/values';
import { parameter } from '../../request/sample';

const page = pageOf({
  parameters: {
    path: [parameter('boardId', 'string', { required: true })],
    query: [parameter('page', 'integer')],
    header: [parameter('Api-Version', 'string', { default: 'v1.0' })],
    body: [parameter('title', 'string'), parameter('demo', 'boolean')],
  },
  example: { path: { boardId: 'b1' }, body: { title: 'Example' } },
});

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const codes = () =>
  screen.getAllByRole('group', { name: /sample$/ }).map(({ textContent }) => textContent);
const code = () => codes()[0] ?? '';

describe('the request of a sample', () => {
  it('is the example if there are no values', () => {
    show(<RequestSample page={page} />);
    expect(code()).toMatch(/\/boards\/b1\/links'[^]*"title": "Example"/);
  });

  it('is the complete example, including values without a field in the form', () => {
    show(<RequestSample page={pageNamed('create-multiple-links')} />);
    expect(code()).toContain('"mediaServices": [');
  });

  it.each<[GivenRequest, RegExp]>([
    [{ path: { boardId: 'a/b' } }, /\/boards\/a%2Fb\/links'/],
    [{ query: { page: 2 } }, /\/boards\/\{boardId\}\/links\?page=2'/],
    [{ header: { 'Api-Version': 'v2.0' } }, /'Api-Version: v2\.0'/],
    [{ body: { title: '1989', demo: true } }, /"title": "1989",\s+"demo": true\s+\}/],
  ])('contains the values %j', (values, expected) => {
    show(<RequestSample page={page} values={values} />);
    expect(code()).toMatch(expected);
  });

  it('can be a form', () => {
    const values = { formData: { client_id: 'mine' } };
    show(<RequestSample page={pageNamed('generate-token')} values={values} />);
    expect(code()).toContain("'client_id=mine'");
  });

  it('is a bare array if the endpoint accepts one', () => {
    const values = { body: [{ mediaServiceId: 'm1', affiliateValue: 'v1' }] };
    show(<RequestSample page={pageNamed('set-link-affiliate-programs')} values={values} />);
    expect(code()).toMatch(
      /--data-raw '\[\s+\{\s+"mediaServiceId": "m1",\s+"affiliateValue": "v1"\s+\}\s+\]'/,
    );
  });
});

describe('the languages of a sample', () => {
  it.each([
    [undefined, ['cURL', 'Python', 'JavaScript']],
    [
      ['go', 'Ruby', 'C sharp'],
      ['Go', 'Ruby', 'C#'],
    ],
    [
      ['js', 'node', 'python'],
      ['JavaScript', 'Python'],
    ],
    [['COBOL', 'php'], ['PHP']],
    [['COBOL'], ['cURL', 'Python', 'JavaScript']],
    [[], ['cURL', 'Python', 'JavaScript']],
  ])('for %j are %j, and the first one is shown', (languages, labels) => {
    show(<RequestSample page={page} {...(languages && { languages })} />);
    expect(tabs()).toEqual(labels);
    expect(selected()).toBe(labels[0]);
  });

  it('change in all samples at once', async () => {
    show(
      <>
        <RequestSample page={page} />
        <RequestSample page={page} languages={['go', 'python']} />
        <RequestSample page={page} languages={['go']} />
      </>,
    );
    await userEvent.click(screen.getAllByRole('tab', { name: 'Python' })[0]!);
    expect(codes().map((text) => /import requests|package main/.exec(text)?.[0])).toEqual([
      'import requests',
      'import requests',
      'package main',
    ]);
  });

  it('include the one that was chosen on an endpoint page, also later', async () => {
    const request = { method: 'GET', baseUrl: '', path: '/', query: [], headers: [] } as const;
    const { unmount } = show(<CodeExample request={request} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Search' }));
    await user.click(screen.getByRole('button', { name: 'Ruby' }));
    unmount();
    show(<RequestSample page={page} />);
    expect(tabs()).toEqual(['cURL', 'Python', 'JavaScript', 'Ruby']);
    expect(selected()).toBe('Ruby');
    await user.click(screen.getByRole('tab', { name: 'cURL' }));
    expect(tabs()).toEqual(['cURL', 'Python', 'JavaScript', 'Ruby']);
    expect(selected()).toBe('cURL');
  });

  it('have separate "Copied!" states', async () => {
    show(<RequestSample page={page} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(code());
    await user.click(screen.getByRole('tab', { name: 'Python' }));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });
});
