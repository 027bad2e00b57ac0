import http from 'node:http';
import net from 'node:net';
import { serveBuild, type StaticServer } from '../../scripts/lib/static-server';

export type { StaticServer };

/** Serves a build on a free local port, for tests. */
export async function startServer(directory: string): Promise<StaticServer> {
  return serveBuild({ directory, port: 0, host: '127.0.0.1' });
}

/** Lets a server listen on a free port of the loopback address. */
export async function listen(server: net.Server) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as net.AddressInfo;
  const close = async () => {
    if (server instanceof http.Server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, url: `http://127.0.0.1:${port}`, close };
}

/** A free port of the loopback address. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(net.createServer());
  await close();
  return port;
}
