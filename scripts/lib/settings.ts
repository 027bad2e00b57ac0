/** What commands read from the environment. */
import process from 'node:process';
import { Failure } from '../../src/failure';
import { variables } from '../../src/project/environment';

/** An environment without the operator's settings, since tests expect the defaults. */
export function withDefaultSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const theirs = new Set(variables);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !theirs.has(name)));
}

export function readPort(value = process.env.PORT): number {
  const port = Number(value || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Failure(
    `PORT: found ${JSON.stringify(value)}, expected an integer between 1 and 65535, for example 3000.`,
  );
}
