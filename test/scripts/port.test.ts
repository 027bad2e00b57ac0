import { Failure } from '../../scripts/lib/main.mjs';
import { checkPortIsFree, findFreePort, readPort } from '../../scripts/lib/port.mjs';
import { serveBuild } from '../../scripts/lib/static-server';
import { buildRules } from '../../src/hosting/rules';

describe('readPort', () => {
  it.each([undefined, ''])('returns the default for %p', (value) => {
    expect(readPort(value, 3000)).toBe(3000);
  });

  it('accepts a port', () => {
    expect(readPort('8080', 3000)).toBe(8080);
  });

  it.each(['http', '0', '65536', '-1', '80.5', '1e3', ' 80'])('rejects %p', (value) => {
    expect(() => readPort(value, 3000)).toThrow(
      `PORT: found ${JSON.stringify(value)}, expected an integer between 1 and 65535`,
    );
  });
});

describe('checkPortIsFree', () => {
  it('reports the port in use and how to change it', async () => {
    const rules = buildRules({ baseUrl: '/', scriptHashes: [] });
    const server = await serveBuild({ directory: '.', rules, port: 0, host: '127.0.0.1' });
    try {
      await expect(checkPortIsFree(server.port, '127.0.0.1')).rejects.toThrow(
        `Port ${server.port} is in use by another program. Set the environment variable PORT`,
      );
    } finally {
      await server.close();
    }
    await expect(checkPortIsFree(server.port, '127.0.0.1')).resolves.toBeUndefined();
  });

  it.each(['127.0.0.1', '0.0.0.0', 'localhost'])('can listen on %s', async (host) => {
    await expect(checkPortIsFree(await findFreePort(), host)).resolves.toBeUndefined();
  });

  it.each(['203.0.113.9', 'nowhere.invalid', 'a b', '127.0.0.1:80'])(
    'rejects the address %p in one line',
    async (host) => {
      await expect(checkPortIsFree(await findFreePort(), host)).rejects.toThrow(
        new Failure(
          `HOST: found ${JSON.stringify(host)}, expected an address of this machine, for example 0.0.0.0.`,
        ),
      );
    },
  );
});
