import net from 'node:net';
import { Failure } from './main.mjs';

/** The port from the environment, or the default. */
export function readPort(value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Failure(
    `PORT: found ${JSON.stringify(value)}, expected an integer between 1 and 65535, for example ${fallback}.`,
  );
}

/** Fails if another program listens on the port. */
export async function checkPortIsFree(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(toPortFailure(error, port, host)));
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function toPortFailure(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Failure(
        `Port ${port} is in use by another program. Set the environment variable PORT to use another ` +
          `one: PORT=${port + 1} npm run serve`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Failure(
        `HOST: found ${JSON.stringify(host)}, expected an address of this machine, for example 0.0.0.0.`,
      );
    default:
      return error;
  }
}
