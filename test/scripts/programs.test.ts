import { runPackage } from '../../scripts/lib/programs.mjs';

it('a program is not to check for a newer version of itself', async () => {
  let output = '';
  await runPackage('node', ['-p', 'process.env.NO_UPDATE_NOTIFIER'], {
    write: (text) => (output += text),
  });
  expect(output).toBe('1\n');
});
