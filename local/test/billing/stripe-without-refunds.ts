import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

/** Between billing and the stand-in: Stripe understands each refund and says no, as where the money is not there. */
export type WithoutRefunds = {
  paying: PayingBilling;
  /** Idempotency keys of the refunds that were asked for. */
  asked: string[];
  stop: () => Promise<void>;
};

export async function startWithoutRefunds(): Promise<WithoutRefunds> {
  const asked: string[] = [];
  let target = '';
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paying = await startPayingBilling({ STRIPE_API_URL: url });
  target = paying.stripe.variables().STRIPE_API_URL ?? '';

  async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    if (request.method === 'POST' && request.url === '/v1/refunds') {
      asked.push(String(request.headers['idempotency-key']));
      return { status: 400, body: refusal };
    }
    return passedOn(request, target);
  }

  return {
    paying,
    asked,
    async stop() {
      await paying.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const refusal = JSON.stringify({
  error: {
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: 'The charge has been charged back; cannot issue a refund.',
  },
});

async function passedOn(request: IncomingMessage, target: string): Promise<{ status: number; body: string }> {
  const { method = 'GET', url = '/', headers } = request;
  const body = await text(request);
  const names = ['authorization', 'content-type', 'idempotency-key', 'stripe-account'];
  const answer = await fetch(target + url, {
    method,
    headers: names.flatMap((name): [string, string][] =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    ),
    ...(body !== '' && { body }),
  });
  return { status: answer.status, body: await answer.text() };
}
