import http from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './server';

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query exactly as received. */
  readonly target: string;
  /** Headers by name, with the names exactly as received. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Records every request that is sent while `use` runs, and responds to it with the result of
 * `answer` as JSON, and with its status. The server listens on a free port of 127.0.0.1 and is always
 * closed.
 */
export async function recordRequests<Answer extends object>(
  answer: (request: ReceivedRequest) => Answer,
  use: (baseUrl: string) => Promise<void>,
  toStatus: (answer: Answer) => number = () => 200,
): Promise<readonly ReceivedRequest[]> {
  const received: ReceivedRequest[] = [];
  const server = http.createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const { method = '', url: target = '', rawHeaders } = incoming;
      const request = { method, target, headers: Object.fromEntries(toPairs(rawHeaders)), body };
      received.push(request);
      const answered = answer(request);
      response.writeHead(toStatus(answered), { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answered));
    });
  });
  const { url, close } = await listen(server);
  await use(url).finally(close);
  return received;
}

/** Node lists names and values alternately, decoded as Latin-1. */
export function toPairs(raw: readonly string[]): readonly (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
}
