import net from 'node:net';
import { readPort, validateFree } from '../../scripts/serve';
import { findFreePort, listen } from '../support/server';

it.each([
  ['', 3000],
  ['8080', 8080],
])('the port %p is read as %d', (value, port) => {
  expect(readPort(value)).toBe(port);
});

it.each(['http', '0', '65536', '80.5'])('%p is no port', (value) => {
  expect(() => readPort(value)).toThrow(
    `PORT: found ${JSON.stringify(value)}, expected an integer between 1 and 65535`,
  );
});

it('a port in use is reported, with how to change it', async () => {
  const { port, close } = await listen(net.createServer());
  await expect(validateFree(port, '127.0.0.1')).rejects.toThrow(
    new RegExp(`^Cannot serve at port ${port} of 127.0.0.1: .*in use.* Set PORT to a free port`),
  );
  await close();
  await expect(validateFree(port, '127.0.0.1')).resolves.toBeUndefined();
});

it('an address that is not of this machine is rejected in one line', async () => {
  await expect(validateFree(await findFreePort(), 'nowhere.invalid')).rejects.toThrow(
    /^Cannot serve at port \d+ of nowhere.invalid: .*Set PORT .* or HOST to an address of this machine/,
  );
});
