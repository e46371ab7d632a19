import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { toSpans } from './otlp.ts';
import type { Sent, Span } from './otlp.ts';

export type Collector = { url: string; spans: () => readonly Span[]; stop: () => Promise<void> };

/** Takes the place of a tracing backend: receives spans by OTLP over HTTP, as JSON, and stores them. */
export async function startCollector(): Promise<Collector> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (sent) => {
        spans.push(...toSpans(sent as Sent));
        response.setHeader('content-type', 'application/json').end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => spans,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
