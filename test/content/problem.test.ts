import { readOrStop } from '../../src/check/messages';

it('a file that cannot be read stops a command with its message, and no stack trace', () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const print = jest.spyOn(console, 'error').mockImplementation();
  readOrStop(() => {
    throw new Error('a.json: found nothing.');
  });
  expect(print.mock.calls).toEqual([['\na.json: found nothing.\n']]);
  expect(exit).toHaveBeenCalledWith(1);
  expect(readOrStop(() => 'read')).toBe('read');
  jest.restoreAllMocks();
});
