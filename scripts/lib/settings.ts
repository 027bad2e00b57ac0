/** What commands read from the environment: the operator's settings, and the port. */
import process from 'node:process';
import { settings } from '../../src/settings';
import { readSite } from '../../src/site';
import { Failure } from './programs';

/** The operator's settings, read in the same way as the portal. */
export function loadSite() {
  return orFail(() => readSite(process.env));
}

/** Turns an error of the portal's code, whose message is sufficient, into a {@link Failure}. */
export async function orFail<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}

/** An environment without the operator's settings, since tests expect the defaults. */
export function withDefaultSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const theirs = new Set<string>(Object.values(settings).map(({ variable }) => variable));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !theirs.has(name)));
}

export function readPort(value = process.env.PORT): number {
  const port = Number(value || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Failure(
    `PORT: found ${JSON.stringify(value)}, expected an integer between 1 and 65535, for example 3000.`,
  );
}
