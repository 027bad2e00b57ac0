import { pageOf } from './support';
import { screen } from '@testing-library/react';
import { arrayOf, strings } from '@portal/src/catalogue/define';
import type { Property } from '@portal/src/catalogue/schema';
import EndpointLink from '@portal/src/components/EndpointLink';
import FieldTable from '@portal/src/components/FieldTable';
import { parameter, toParameters } from '../../request/sample';
import { show } from '../../support/component';
import { toShape } from '../../support/entry';

/** Name, type and description. */
const fieldRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ children: [name, meaning] }) => {
      const type = meaning?.firstElementChild?.textContent ?? '';
      return [name?.textContent, type, meaning?.textContent.slice(type.length)];
    });

it('EndpointLink shows the method and the title, and links to the page', () => {
  show(<EndpointLink page={pageOf({ method: 'PUT' })} />);
  const link = screen.getByRole('link', { name: 'Create Link' });
  expect(link).toHaveAttribute('href', '/docs/campaigns/create-link');
  expect(screen.getByText('PUT')).toBeVisible();
});

describe('FieldTable', () => {
  it('shows the fields of the response, with the names of their parents', () => {
    const description = 'Text.';
    const inner = { name: 'url', type: 'string', description } as const;
    const properties = [
      { name: 'id', type: 'string', description: 'The `id`.' },
      { name: 'tags', ...strings, description },
      { name: 'images', ...arrayOf([inner]), description },
      { name: 'artist', type: 'object', description, properties: [inner] },
      { name: 'status', type: 'string', description, enum: ['Draft', 'Active'] },
      { name: 'grid', type: 'array', items: arrayOf([inner]), description },
    ] as const;
    const shape = toShape({ type: 'object', properties }, 'response');
    const response = { status: '200', description, mediaTypes: [], shape };
    show(<FieldTable page={pageOf({ responses: [response] })} />);
    expect(fieldRows()).toEqual([
      ['id', 'string', 'The id. Can be null.'],
      ['tags', 'array of strings', 'Text. Can be null.'],
      ['images', 'array of objects', 'Text. Can be null.'],
      ['images[].url', 'string', 'Text. Can be null.'],
      ['artist', 'object', 'Text. Can be null.'],
      ['artist.url', 'string', 'Text. Can be null.'],
      ['status', 'string', 'Text. One of Draft, Active. Can be null.'],
      ['grid', 'array of arrays of objects', 'Text. Can be null.'],
      ['grid[][].url', 'string', 'Text. Can be null.'],
    ]);
  });

  it('shows parameters with limits, and whether they are required or deprecated', () => {
    const title = parameter('title', 'string');
    const body: readonly Property[] = [
      { ...title, required: true, maxLength: 9 },
      { ...parameter('old', 'string'), deprecated: 'Since 1.1.' },
      parameter('widget', 'object', { properties: [title] }),
      parameter('linkIds', 'array', arrayOf([title])),
      parameter('locales', 'array', arrayOf([title, parameter('enabled', 'boolean')])),
    ];
    show(<FieldTable page={pageOf({ parameters: toParameters({ body }) })} part="body" />);
    expect(fieldRows()).toEqual([
      ['title', 'string, required', 'The title. At most 9 characters.'],
      ['old', 'string', 'Deprecated Since 1.1.The old.'],
      ['widget', 'object', 'The widget.'],
      ['widget.title', 'string', 'The title.'],
      ['linkIds', 'array of strings', 'The linkIds.'],
      ['locales', 'array of objects', 'The locales.'],
      ['locales[].title', 'string', 'The title.'],
      ['locales[].enabled', 'boolean', 'The enabled.'],
    ]);
  });
});
