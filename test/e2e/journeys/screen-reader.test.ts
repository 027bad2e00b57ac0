import type { Page } from 'playwright-core';
import type { Field } from '../../../src/openapi/model';
import { fieldsOf, isScalar } from '../../../src/openapi/shapes';
import { choicesOf } from '../../../src/request/values';
import { findEndpoint } from '../../support/entries';
import { openForm } from '../form/form';

const slug = 'create-prerelease-link';
const { parameters } = findEndpoint(slug);

/** What the browser tells a screen reader about an element. */
interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The elements in a section that take the focus, without links, and the groups. */
async function listSpoken(page: Page, section: string): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const place = { nodeId: root.nodeId, selector: `section[aria-labelledby="${section}"]` };
  const { nodeId } = await session.send('DOM.querySelector', place);
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
  const spoken = nodes.map(({ role, name, description, properties = [] }) => ({
    role: String(role?.value),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
    properties: Object.fromEntries(properties.map((one) => [one.name, one.value.value])),
  }));
  return spoken.filter(
    ({ role, properties }) => properties['focusable'] === true && !/^(link|option)$/i.test(role),
  );
}

const byName = (one: Spoken, other: Spoken) => one.name.localeCompare(other.name);

const isField = ({ role }: Spoken) => /^(textbox|combobox|spinbutton)$/.test(role);

/** What a screen reader must say about a field: its role, its name, its type and its limits. */
function toExpected(field: Field, name = field.name): readonly Spoken[] {
  if (field.kind === 'group') {
    return field.fields.flatMap((one) => toExpected(one, `${name}.${one.name}`));
  }
  if (!isScalar(field)) return [];
  const choices = choicesOf(field);
  const isNumber = /number|integer/.test(field.type);
  const limits = field.kind === 'scalar' ? [field.minLength, field.maxLength, field.const] : [];
  const words = [field.type, ...limits, ...(field.type === 'boolean' ? [] : (choices ?? []))];
  const said = words.filter((word) => word !== undefined).map((word) => String(word));
  const role = choices ? 'combobox' : isNumber ? 'spinbutton' : 'textbox';
  const description = expect.stringMatching(`^${said.join('\\b.*\\b')}\\b`) as string;
  // Chromium does not say of a dropdown that it is optional.
  const required = choices && !field.required ? {} : { required: field.required === true };
  const properties = expect.objectContaining({ ...required, invalid: 'false' }) as object;
  return [{ role, name, description, properties: properties as Spoken['properties'] }];
}

describe('a screen reader', () => {
  it('says the role, name, type and limits of each field, and whether it is required', async () => {
    const page = await openForm(slug);
    const fields = (await listSpoken(page, 'parameters')).filter(isField);
    const { path = [], body = [], header = [] } = parameters;
    const expected = [...path, ...body, ...header].flatMap((field) => toExpected(field));
    expect(fields.toSorted(byName)).toEqual(expected.toSorted(byName));
  });

  it('says the same of the fields of an added object, whose buttons have its name', async () => {
    const page = await openForm(slug);
    await page.getByRole('group', { name: 'locales', exact: true }).getByRole('button').click();
    const spoken = await listSpoken(page, 'parameters');
    const start = spoken.findIndex(({ name }) => name === 'Locale 1');
    const locales = parameters.body?.find(({ name }) => name === 'locales');
    const expected = fieldsOf(locales!).flatMap((field) => toExpected(field));
    expect(spoken.slice(start, start + 3).map(({ name }) => name)).toEqual([
      ...['Locale 1', 'Duplicate Locale 1', 'Delete Locale 1'],
    ]);
    expect(spoken.slice(start).filter(isField).slice(0, expected.length)).toEqual(expected);
  });

  it('says what is wrong with a value', async () => {
    const page = await openForm(slug);
    await page.locator('[id="body/code"]').fill('x');
    const spoken = await listSpoken(page, 'parameters');
    expect(spoken.filter(({ properties }) => properties['invalid'] === 'true')).toMatchObject([
      {
        name: 'code',
        description: expect.stringMatching(/Must be .* \(currently 1\)\.$/) as string,
      },
    ]);
  });

  it('says what the controls of the sample do, and their state', async () => {
    const page = await openForm(slug);
    const spoken = await listSpoken(page, 'code-example');
    expect(
      spoken.map(({ role, name, properties: { pressed, selected, keyshortcuts } }) => [
        ...[role, name],
        ...[pressed, selected, keyshortcuts].filter((state) => state !== undefined),
      ]),
    ).toEqual([
      ['button', 'Copy', 'Control+Enter'],
      ['tab', 'cURL', true],
      ['tab', 'Python', false],
      ['tab', 'JavaScript', false],
      ['tab', 'Search', false],
      ['group', 'cURL sample'],
    ]);
  });
});
