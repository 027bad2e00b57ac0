import http from 'node:http';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
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
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      },
    );
    sent.on('error', reject).end();
  });
}
