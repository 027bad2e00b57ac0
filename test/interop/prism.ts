/** Prism, which validates requests and responses with a document. */
import http from 'node:http';
import { findFreePort, listen } from '../support/server';
import { runProgram } from '../samples/proof/program';
import type { Endpoint } from '../../src/openapi/model';
import { buildRequest } from '../../src/request/build';
import type { FormValues } from '../../src/request/model';
import { toCurl } from '../../src/samples/curl';
import { startTool } from './tools';

/** What the server behind Prism answers. */
export interface Answer {
  readonly mediaType: string;
  readonly body: string;
}

/** The outcome of a sample: accepted, or the body of Prism's error. */
export interface Outcome {
  readonly accepted: boolean;
  readonly body: string;
}

export interface Prism {
  /** Sends a form as the portal's sample for cURL. */
  readonly send: (endpoint: Endpoint, values: FormValues) => Promise<Outcome>;
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port, as a proxy in front of a server that has these answers. */
export async function startProxy(document: string, toAnswer: () => Answer): Promise<Prism> {
  const server = http.createServer((request, response) => {
    request.resume();
    const { mediaType, body } = toAnswer();
    response.setHeader('Content-Type', mediaType).end(body);
  });
  const { url, close } = await listen(server);
  try {
    const proxy = await start('proxy', document, url);
    return { ...proxy, stop: () => proxy.stop().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts it as a server that answers with the examples of the document. */
export const startMock = (document: string) => start('mock', document);

async function start(...command: readonly string[]): Promise<Prism> {
  const port = await findFreePort();
  const options = ['--errors', '--host', '127.0.0.1', '--port', String(port)];
  const { stop } = await startTool('prism', [...command, ...options], 'Prism is listening');
  return {
    stop,
    send: async (endpoint, values) => {
      const baseUrl = `http://127.0.0.1:${port}`;
      const sample = toCurl(buildRequest({ ...endpoint, baseUrl }, values));
      const shell = { command: 'sh', args: ['-c', sample] };
      const { exitCode, stdout, stderr } = await runProgram(shell, { seconds: 30 });
      return { accepted: exitCode === 0, body: stdout || stderr };
    },
  };
}
