import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

export type Rejection = { status: number; error: object };

type StripeProxy = { harness: BillingHarness; stop: () => Promise<void> };

/** A proxy between billing and the emulator that can reject calls; the test itself bypasses it. */
export async function startStripeProxy(
  rejectionFor: (request: IncomingMessage) => Rejection | null,
): Promise<StripeProxy> {
  let target = '';
  const server = createServer((request, response) => {
    const refusal = rejectionFor(request);
    const answer = refusal === null ? forward(request, target) : toResponse(refusal);
    void Promise.resolve(answer).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const harness = await startBillingHarness({ STRIPE_API_URL: url });
  target = harness.stripe.variables().STRIPE_API_URL ?? '';

  return {
    harness,
    async stop() {
      await harness.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answer = { status: number; body: string };

function toResponse({ status, error }: Rejection): Answer {
  return { status, body: JSON.stringify({ error }) };
}

async function forward(request: IncomingMessage, target: string): Promise<Answer> {
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
