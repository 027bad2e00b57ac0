/** Checks whether URLs exist, without overloading the servers. */
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {{
 *   atOnce: number,
 *   pause: number,
 *   timeout: number,
 *   retries: number,
 *   mostRedirects: number,
 * }} Manners the number of concurrent hosts; the pause between two requests to the same host and the
 *   timeout of a request, in milliseconds; the number of retries, and of redirects that are followed
 */

/** @type {Manners} */
export const manners = { atOnce: 8, pause: 500, timeout: 15_000, retries: 2, mostRedirects: 5 };

/**
 * Checks URLs. Returns the problem of each URL that has one.
 * @param {readonly string[]} addresses
 * @param {Manners} [options]
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function askAll(addresses, options = manners) {
  const queues = [...groupByHost(addresses).values()];
  /** @type {Map<string, string>} */
  const problems = new Map();
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [index, address] of queue.entries()) {
        if (index > 0) await wait(options.pause);
        const problem = await ask(address, options);
        if (problem !== undefined) problems.set(address, problem);
      }
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, work));
  return problems;
}

/** @param {readonly string[]} addresses */
function groupByHost(addresses) {
  /** @type {Map<string, string[]>} */
  const hosts = new Map();
  for (const address of addresses) {
    const host = URL.canParse(address) ? new URL(address).host : address;
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  return hosts;
}

/**
 * The problem of a URL. Undefined if it exists, even if it requires a login.
 * @param {string} address
 * @param {Manners} options
 * @returns {Promise<string | undefined>}
 */
async function ask(address, options) {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await askOnce(address, options);
    if (outcome.kind === 'there') return undefined;
    if (outcome.kind === 'gone' || attempt >= options.retries) return outcome.problem;
    await wait(outcome.pause ?? options.pause * 2 ** attempt);
  }
}

/**
 * A URL that is `busy` may be available later.
 * @typedef {{kind: 'there'} | {kind: 'gone', problem: string} | {kind: 'busy', problem: string, pause?: number}} Outcome
 */

/** Status codes of pages that exist, but are restricted. */
const closed = [401, 403, 407, 451];

/**
 * @param {string} address
 * @param {Manners} options
 * @returns {Promise<Outcome>}
 */
async function askOnce(address, options) {
  try {
    const head = await follow(address, 'HEAD', options);
    // Some servers support only GET, and respond to HEAD with various errors.
    const response =
      head.ok || closed.includes(head.status) ? head : await follow(address, 'GET', options);
    const { status } = response;
    if (response.ok || closed.includes(status)) return { kind: 'there' };
    const problem = `responds with ${status}`;
    if (status !== 429 && status < 500) return { kind: 'gone', problem };
    const seconds = Number(response.headers.get('retry-after'));
    return { kind: 'busy', problem, ...(seconds > 0 && { pause: Math.min(seconds, 30) * 1000 }) };
  } catch (error) {
    if (error instanceof Redirects) return { kind: 'gone', problem: error.message };
    return { kind: 'busy', problem: toReason(error, options) };
  }
}

class Redirects extends Error {}

/**
 * @param {string} address
 * @param {'HEAD' | 'GET'} method
 * @param {Manners} options
 */
async function follow(address, method, { timeout, mostRedirects }) {
  let url = address;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const signal = AbortSignal.timeout(timeout);
    const headers = { 'user-agent': 'Mozilla/5.0 (documentation link checker)', accept: '*/*' };
    const response = await fetch(url, { method, redirect: 'manual', signal, headers });
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    url = new URL(location, url).href;
  }
  throw new Redirects(`redirects more than ${mostRedirects} times`);
}

/**
 * @param {unknown} error
 * @param {Manners} options
 */
function toReason(error, { timeout }) {
  const { name, message, cause } =
    /** @type {{name?: string, message?: string, cause?: unknown}} */ (error);
  if (name === 'TimeoutError') return `does not respond within ${timeout / 1000} s`;
  const { code } = /** @type {{code?: string}} */ (cause ?? {});
  return `cannot be reached (${code ?? message})`;
}
