import net from 'node:net';
import { checkPortIsFree, readPort } from '../../scripts/lib/port';
import { findFreePort } from '../support/server';

it.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
])('the port %p is read as %d', (value, port) => {
  expect(readPort(value, 3000)).toBe(port);
});

it.each(['http', '0', '65536', '80.5'])('%p is no port', (value) => {
  expect(() => readPort(value, 3000)).toThrow(
    `PORT: found ${JSON.stringify(value)}, expected an integer between 1 and 65535`,
  );
});

it('a port in use is reported, with how to change it', async () => {
  const port = await findFreePort();
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(checkPortIsFree(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use by another program. Set the environment variable PORT`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPortIsFree(port, '127.0.0.1')).resolves.toBeUndefined();
});

it('an address that is not of this machine is rejected in one line', async () => {
  await expect(checkPortIsFree(await findFreePort(), 'nowhere.invalid')).rejects.toThrow(
    'HOST: found "nowhere.invalid", expected an address of this machine, for example 0.0.0.0.',
  );
});
