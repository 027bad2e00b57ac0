import './CodeView/browser';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import CategoryIndex from '@site/src/components/CategoryIndex';
import CategoryOverview from '@site/src/components/CategoryOverview';
import EndpointPage from '@site/src/components/EndpointPage';
import StatusTable from '@site/src/components/StatusTable';
import ToastProvider from '@site/src/components/Toast';
import VerbTable from '@site/src/components/VerbTable';
import { buildJson } from '../../plugins/endpoint-pages/page';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

// Code stays plain here: its colours, which come later, have tests of their own.
jest.mock('@site/src/highlight/tokenize', () => ({ loadTokenizer: () => new Promise(() => null) }));

const fixtures = path.join(process.cwd(), 'test/fixtures');
const schemas = readdirSync(fixtures).filter((name) => name.startsWith('schema-'));

/** Data of a page as a version of that schema holds it. */
function read(schema: string, name: string): never {
  return JSON.parse(readFileSync(path.join(fixtures, schema, `${name}.json`), 'utf8')) as never;
}

function show<Props extends object>(Component: ComponentType<Props>, props: Props) {
  render(
    <MemoryRouter>
      <ToastProvider>
        <Component {...props} />
      </ToastProvider>
    </MemoryRouter>,
  );
}

it('has data of the schema that pages are written in now', () => {
  const { schemaVersion } = JSON.parse(buildJson({})) as { schemaVersion: number };
  expect(schemas).toContain(`schema-${schemaVersion}`);
});

describe.each(schemas)('pages of a version that holds %s', (schema) => {
  it('show an endpoint, its form, its sample and its response', () => {
    show(EndpointPage, { page: read(schema, 'endpoint') });
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
    show(CategoryOverview, { page: read(schema, 'overview') });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: /View Documentation/ })).toHaveLength(16);
    expect(screen.getByText(/16 pages, counted as 15 endpoints/)).toBeInTheDocument();
  });

  it('show the index of categories', () => {
    show(CategoryIndex, { page: read(schema, 'categories') });
    const card = screen.getByRole('link', { name: /Batch Operations/ }).closest('li, article, div');
    expect(within(card as HTMLElement).getByText(/2/)).toBeInTheDocument();
  });

  it('show status codes and verbs', () => {
    show(StatusTable, read(schema, 'errors'));
    show(VerbTable, read(schema, 'errors'));
    expect(screen.getByRole('row', { name: /^415/ })).toHaveTextContent('Unsupported Media Type');
    expect(screen.getByRole('row', { name: /^DELETE/ })).toBeInTheDocument();
  });
});
