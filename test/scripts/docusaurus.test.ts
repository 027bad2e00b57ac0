import { existsSync } from 'node:fs';
import { runDocusaurus } from '../../scripts/lib/docusaurus';
import { useFolder } from '../support/folder';

jest.mock('../../scripts/lib/programs', () => ({ runPackage: () => Promise.resolve(0) }));

const { at } = useFolder();

it('the framework runs in the folder of an API that has no versions and no build yet', async () => {
  const project = { id: 'orders', folder: at('orders'), portal: { folder: at() } };
  expect(await runDocusaurus(project, ['docs:version', '1.0'])).toBe(0);
  expect(existsSync(project.folder)).toBe(true);
});
