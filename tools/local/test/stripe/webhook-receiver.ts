import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { payload: string; signature: string };

export type WebhookReceiver = {
  url: string;
  /** The received webhooks in order of arrival. */
  received: Received[];
  types: () => string[];
  /** Sets the status of later responses. */
  answer: (status: number) => void;
  stop: () => Promise<void>;
};

/** Takes the place of the product's webhook endpoint. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void bodyOf(request).then((payload) => {
      received.push({ payload, signature: String(request.headers['stripe-signature']) });
      response.writeHead(request.url === '/api/webhooks/stripe' ? status : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    types: () => received.map(({ payload }) => (JSON.parse(payload) as { type: string }).type),
    answer(next) {
      status = next;
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
