import { checkSlots, listSlots } from '../../src/content/mdx-components';
import { useFolder } from '../support/folder';

const { at, write } = useFolder();

it('the files of a project with the name of a component are components, if it has some', async () => {
  expect([listSlots(at()).size, checkSlots(at())]).toEqual([0, []]);
  await write({
    'components/Banner.tsx': '',
    'components/banner.module.css': '',
    'components/Map2.js': '',
    'components/colors.ts': '',
    'components/inner/Hidden.tsx': '',
    'components/Sample.tsx': '',
  });
  expect([...listSlots(at())]).toEqual([
    ['Banner', 'components/Banner.tsx'],
    ['Map2', 'components/Map2.js'],
  ]);
  expect(checkSlots(at())).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(/components\/Sample\.tsx$/) as string,
      expected: 'a name of its own',
    }),
  ]);
});
