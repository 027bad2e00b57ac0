import http from 'node:http';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  /** The names of all headers, in lower case. A name can occur several times. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

/** Requests a path from a local server without changes, because `fetch` would normalize it. */
export function request(
  server: { readonly port: number },
  rawPath: string,
  options: http.RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { host: '127.0.0.1', port: server.port, path: rawPath, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status, headers, rawHeaders } = response;
          const names = rawHeaders
            .filter((_, index) => index % 2 === 0)
            .map((name) => name.toLowerCase());
          resolve({ status, headers, names, body: Buffer.concat(chunks) });
        });
      },
    );
    sent.on('error', reject).end();
  });
}
