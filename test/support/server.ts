import net from 'node:net';
import { serveBuild, type StaticServer } from '../../scripts/lib/static-server';

export type { StaticServer };

/** Serves a build on a free local port, for tests. */
export async function startServer(directory: string): Promise<StaticServer> {
  return serveBuild({ directory, port: 0, host: '127.0.0.1' });
}

/** A free port of the loopback address. */
export async function findFreePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
