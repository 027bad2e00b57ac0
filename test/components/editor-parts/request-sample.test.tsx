import { pageNamed, pageOf } from './support';
import { createStorageSlot } from '@docusaurus/theme-common';
import { screen } from '@testing-library/react';
import RequestSample from '@portal/src/components/RequestSample';
import type { ExampleRequest } from '@portal/src/openapi/model';
import type { EndpointPage } from '@portal/src/page-data';
import { parameter, toParameters } from '../../request/sample';
import { show, textsOf } from '../../support/component';

const page = pageOf({
  parameters: toParameters({
    path: [parameter('boardId', 'string', { required: true })],
    query: [parameter('page', 'integer')],
    header: [parameter('Api-Version', 'string', { default: 'v1.0' })],
    body: [parameter('title', 'string'), parameter('demo', 'boolean')],
  }),
  example: { path: { boardId: 'b1' }, body: { title: 'Example' } },
});

const tabs = () => textsOf(screen.getAllByRole('tab'));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const codes = () => textsOf(screen.getAllByRole('group', { name: /sample$/ }));
const code = () => codes()[0] ?? '';

describe('the request of a sample', () => {
  it.each<[ExampleRequest | undefined, RegExp, of?: EndpointPage]>([
    [undefined, /\/boards\/b1\/links'[^]*"title": "Example"/],
    [{ path: { boardId: 'a/b' } }, /\/boards\/a%2Fb\/links'/],
    [{ query: { page: 2 } }, /\/boards\/\{boardId\}\/links\?page=2'/],
    [{ header: { 'Api-Version': 'v2.0' } }, /'Api-Version: v2\.0'/],
    [{ body: { title: '1989', demo: true } }, /"title": "1989",\s+"demo": true\s+\}/],
    [
      { body: [{ mediaServiceId: 'm1', affiliateValue: 'v1' }] },
      /--data-raw '\[\s+\{\s+"mediaServiceId": "m1",\s+"affiliateValue": "v1"\s+\}\s+\]'/,
      pageNamed('set-link-affiliate-programs'),
    ],
  ])('contains the values %j, or the example', (values, expected, of = page) => {
    show(<RequestSample page={of} {...(values && { values })} />);
    expect(code()).toMatch(expected);
  });
});

describe("a reader's IDs from earlier forms", () => {
  const slotOf = (name: string) =>
    createStorageSlot(`id.${name}`, { persistence: 'sessionStorage' });

  it('replace those in the path and the query, and are named', () => {
    slotOf('boardId').set('b/9');
    slotOf('batchId').set('own');
    const batches = pageNamed('get-campaign-links');
    show(
      <RequestSample
        page={batches}
        values={{ path: { boardId: 'b1' }, query: { batchId: 'x' } }}
      />,
    );
    expect(code()).toMatch(/boards\/b%2F9\/links\?batchId=own'/);
    screen.getByText('boardId, batchId');
  });

  it('are entered once for all samples, also for those of a body', async () => {
    const rescan = pageNamed('rescan-campaign-links');
    const { unmount, user } = show(
      <>
        <RequestSample page={page} asks={['boardId', 'linkId']} />
        <RequestSample
          page={rescan}
          values={{ path: { boardId: 'b1' }, body: { linkIds: ['l1'] } }}
        />
      </>,
    );
    await user.type(screen.getByLabelText('Your boardId'), 'b/9');
    await user.type(screen.getByLabelText('Your linkId'), 'l9');
    expect(codes()[0]).toContain('/boards/b%2F9/links');
    expect(codes()[1]).toMatch(/\/boards\/b%2F9\/[^]*"linkIds": \[\s*"l9"\s*\]/);
    screen.getByText('boardId, linkIds');
    await user.clear(screen.getByLabelText('Your linkId'));
    expect(codes()[1]).toContain('"l1"');
    unmount();
    expect([slotOf('boardId').get(), slotOf('linkId').get()]).toEqual(['b/9', null]);
  });

  it('are not added to a query without them', () => {
    slotOf('batchId').set('own');
    show(<RequestSample page={pageNamed('get-campaign-links')} />);
    expect(code()).not.toContain('own');
    expect(screen.queryByText(/Your IDs|your IDs/)).toBeNull();
  });
});

describe('the response of a sample', () => {
  const response = () => screen.queryByRole('group', { name: 'Code' });

  it('is the documented example, if it is wanted and there is one', () => {
    const page = pageNamed('generate-token');
    show(<RequestSample page={page} />);
    show(<RequestSample page={pageOf({ responses: [] })} response />);
    expect(response()).toBeNull();
    show(<RequestSample page={page} response />);
    screen.getByText('Response 200');
    expect(JSON.parse(response()?.textContent ?? '')).toEqual(page.endpoint.responses[0]?.example);
  });
});

describe('the languages of a sample', () => {
  it.each([
    [undefined, ['cURL', 'Python', 'JavaScript']],
    [['COBOL'], ['cURL', 'Python', 'JavaScript']],
    [
      ['js', 'C sharp', 'node', 'COBOL'],
      ['JavaScript', 'C#'],
    ],
  ])('for %j are %j, and the first one is shown', (languages, labels) => {
    show(<RequestSample page={page} {...(languages && { languages })} />);
    expect(tabs()).toEqual(labels);
    expect(selected()).toBe(labels[0]);
  });

  it('are all of the site, if an editor named none', async () => {
    const { user } = show(<RequestSample page={page} />);
    await user.selectOptions(screen.getByLabelText('Other languages'), 'Rust');
    expect(tabs()).toEqual(['cURL', 'Python', 'JavaScript', 'Rust']);
    await screen.findByText(/reqwest/);
  });

  it('change in all samples at once', async () => {
    const { user } = show(
      <>
        <RequestSample page={page} />
        <RequestSample page={page} languages={['go', 'python']} />
        <RequestSample page={page} languages={['go']} />
      </>,
    );
    await user.click(screen.getAllByRole('tab', { name: 'Python' })[0]!);
    expect(codes().map((text) => /import requests|package main/.exec(text)?.[0])).toEqual([
      'import requests',
      'import requests',
      'package main',
    ]);
  });
});
