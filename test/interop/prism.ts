/** Prism as a proxy that validates requests and responses, in front of a server that answers them. */
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
  readonly send: (endpoint: Endpoint, values: FormValues, answer: Answer) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** Starts both on free ports of the loopback address. */
export async function startPrism(document: string): Promise<Prism> {
  let answer: Answer = { mediaType: 'application/json', body: '{}' };
  const server = http.createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', answer.mediaType).end(answer.body);
  });
  const upstream = await listen(server);
  try {
    const prism = await startTo('proxy', document, upstream.url);
    return {
      send: (endpoint, values, next) => {
        answer = next;
        return prism.send(endpoint, values);
      },
      close: async () => {
        await prism.close();
        await upstream.close();
      },
    };
  } catch (error) {
    await upstream.close();
    throw error;
  }
}

/** Prism as a server that answers with the examples of the document. */
export interface Mock {
  readonly send: (endpoint: Endpoint, values: FormValues) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

export const startMock = (document: string) => startTo('mock', document);

async function startTo(...command: readonly string[]): Promise<Mock> {
  const port = await findFreePort();
  const options = ['--errors', '--host', '127.0.0.1', '--port', String(port)];
  const { close } = await startTool('prism', [...command, ...options], 'Prism is listening');
  return {
    close,
    send: async (endpoint, values) => {
      const baseUrl = `http://127.0.0.1:${port}`;
      const sample = toCurl(buildRequest({ ...endpoint, baseUrl }, values));
      const shell = { command: 'sh', args: ['-c', sample] };
      const { exitCode, stdout, stderr } = await runProgram(shell, { seconds: 30 });
      return { accepted: exitCode === 0, body: stdout || stderr };
    },
  };
}
