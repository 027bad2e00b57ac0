import { screen } from '@testing-library/react';
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import PageTabs from '@portal/src/components/PageTabs';
import TabItem from '@portal/src/components/TabItem';
import { show, textsOf } from '../support/component';

beforeAll(() => {
  window.scrollBy = jest.fn();
});

interface Given {
  readonly group?: string;
  readonly values?: readonly string[];
  readonly open?: string;
}

const Managers = ({ group, values = ['npm', 'yarn'], open }: Given) => (
  <PageTabs {...(group !== undefined && { groupId: group })}>
    {values.map((value) => (
      <TabItem key={value} value={value} default={value === open}>
        <h3 id={`${value}-heading`}>{value} heading</h3>
      </TabItem>
    ))}
  </PageTabs>
);

const renderAll = (given: readonly Given[], address = '/') =>
  show(
    <ScrollControllerProvider>
      {given.map((one, index) => (
        <Managers key={index} {...one} />
      ))}
    </ScrollControllerProvider>,
    { address },
  );

const selected = () => textsOf(screen.getAllByRole('tab', { selected: true }));

it('page tabs have a labelled panel each, and open with the first tab or the default tab', () => {
  renderAll([{ values: ['npm', 'Mac OS'] }, { values: ['pip', 'yarn'], open: 'yarn' }]);
  expect(selected()).toEqual(['npm', 'yarn']);
  for (const name of ['npm', 'Mac OS']) {
    const panel = screen.getByRole('tabpanel', { name });
    expect(panel).toHaveTextContent(`${name} heading`);
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-controls', panel.id);
  }
});

it('page tabs of a group change together where they have the value, and the choice is stored', async () => {
  const group = 'manager';
  const given = [{ group }, { group }, { group, values: ['bun', 'npm'] }, {}];
  const { unmount, user } = renderAll(given);
  await user.click(screen.getAllByRole('tab', { name: 'yarn' })[0]!);
  expect(selected()).toEqual(['yarn', 'yarn', 'bun', 'npm']);
  expect(localStorage.getItem('docusaurus.tab.manager')).toBe('yarn');
  unmount();
  renderAll(given);
  expect(selected()).toEqual(['yarn', 'yarn', 'bun', 'npm']);
});

it('page tabs show the tab with the heading in the URL, and do not store it', () => {
  renderAll([{ group: 'manager' }, { values: ['a', 'b'] }], '/#yarn-heading');
  expect(selected()).toEqual(['yarn', 'a']);
  expect(localStorage.getItem('docusaurus.tab.manager')).toBeNull();
});
