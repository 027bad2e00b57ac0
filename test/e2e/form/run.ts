/** Runs samples and records what reaches a server. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { root } from '../../../scripts/lib/paths.mjs';
import { type ReceivedRequest, recordRequests } from '../../support/loopback';
import { site } from './form';

/** Runs curl's double, since the tests need nothing but Node. */
const curl = `curl() { "$NODE" "$DOUBLE" "$@"; }`;

/** What a shell sends when it runs a cURL sample; only the host is replaced. */
export async function runCurl(sample: string): Promise<ReceivedRequest> {
  const [request, ...others] = await recordRequests(
    () => ({}),
    async (baseUrl) => {
      const command = sample
        .replaceAll(site.apiBaseUrl, baseUrl)
        .replaceAll(site.authenticationBaseUrl, baseUrl);
      const env = { NODE: process.execPath, DOUBLE: path.join(root, 'test/support/curl.mjs') };
      await promisify(execFile)('sh', ['-c', `${curl}\n${command}`], { env });
    },
  );
  if (!request || others.length > 0) throw new Error('The sample did not send one request.');
  return request;
}

export interface FetchCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What a JavaScript sample passes to `fetch`. */
export async function runJavaScript(sample: string): Promise<FetchCall> {
  const calls: FetchCall[] = [];
  const fetch = (
    url: string,
    options: Omit<FetchCall, 'url' | 'body'> & { readonly body?: URLSearchParams | string },
  ) => {
    calls.push({ ...options, url, body: options.body?.toString() });
    return Promise.resolve({ ok: true, text: () => Promise.resolve('') });
  };
  const globals = { fetch, URLSearchParams, console: { log: () => undefined } };
  await vm.runInNewContext(`(async () => {${sample}})()`, globals);
  const [call, ...others] = calls;
  if (!call || others.length > 0) throw new Error('The sample did not call fetch once.');
  return call;
}
