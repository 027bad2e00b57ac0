import './Code/browser';
import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import CategoryOverview from '@site/src/components/CategoryOverview';
import Changelog from '@site/src/components/Changelog';
import EndpointLink from '@site/src/components/EndpointLink';
import EndpointPage from '@site/src/components/EndpointPage';
import FieldTable from '@site/src/components/FieldTable';
import RequestSample from '@site/src/components/RequestSample';
import StatusTable from '@site/src/components/StatusTable';
import ToastProvider from '@site/src/components/Shell/Toast';
import VerbTable from '@site/src/components/VerbTable';
import { schemaVersion, upgrade } from '@site/src/page-data';
import { checkStoredPage } from '@site/src/page-data/check';
import { format1 } from '../fixtures/format-1';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useVersions: () => [] }));

// Code is not highlighted here: other tests cover the colours, which load later.
jest.mock('@site/src/highlight/tokenize', () => ({ loadTokenizer: () => new Promise(() => null) }));

/** Pages in each format that a release has written. */
const formats = { 1: format1 };

function show<Props extends object>(Component: ComponentType<Props>, props: Props) {
  render(
    <MemoryRouter>
      <ToastProvider>
        <Component {...props} />
      </ToastProvider>
    </MemoryRouter>,
  );
}

it('the fixtures include the current format', () => {
  expect(Object.keys(formats)).toContain(String(schemaVersion));
});

describe.each(Object.entries(formats))('pages of format %s', (_format, pages) => {
  it('show an endpoint, its form, its sample and its response', () => {
    show(EndpointPage, { page: pages.endpoint });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create Scheduled Scan');
    expect(screen.getByRole('textbox', { name: 'startTime' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'scanningSource' })).toHaveValue('UPC');
    expect(screen.getByRole('group', { name: 'cURL sample' }).textContent).toMatch(
      /^curl --request POST [^]*\/scheduledscans' [^]*"scanningSource": "/,
    );
    expect(screen.getByRole('group', { name: 'Example response' }).textContent).toContain(
      '"nextRescan"',
    );
  });

  it('show a category with all its groups', () => {
    show(CategoryOverview, { page: pages.overview });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: /View Documentation/ })).toHaveLength(2);
  });

  it('show the parts that editors write', () => {
    const page = pages.endpoint;
    show(EndpointLink, { page });
    show(RequestSample, { page });
    show(FieldTable, { page });
    expect(screen.getByRole('link', { name: 'Create Scheduled Scan' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'cURL sample' }).textContent).toMatch(/^curl/);
    expect(screen.getByRole('row', { name: /^data\.nextRescan string/ })).toBeInTheDocument();
  });

  it('show status codes and verbs', () => {
    show(StatusTable, { page: pages.errors });
    show(VerbTable, { page: pages.errors });
    expect(screen.getByRole('row', { name: /^401/ })).toHaveTextContent('Unauthorized');
    expect(screen.getByRole('row', { name: /^GET/ })).toBeInTheDocument();
  });

  it('show the changelog', () => {
    show(Changelog, { page: pages.changelog });
    expect(screen.getByText(/was removed/)).toBeInTheDocument();
  });

  it.each(['categories', 'overview', 'endpoint'] as const)('are valid: %s', (kind) => {
    expect(checkStoredPage(kind, pages[kind])).toEqual([]);
  });
});

it('a page in an unknown format is rejected', () => {
  const page = { ...format1.errors, schemaVersion: 9 } as never;
  expect(() => upgrade<'errors'>(page)).toThrow('Found page data in format 9, expected one of 1.');
});
