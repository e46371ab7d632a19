import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

export type Refusal = { status: number; error: object };

type InBetween = { paying: PayingBilling; stop: () => Promise<void> };

/** A proxy between billing and the emulator that can reject calls; the test itself bypasses it. */
export async function startInBetween(
  refusalOf: (request: IncomingMessage) => Refusal | null,
): Promise<InBetween> {
  let target = '';
  const server = createServer((request, response) => {
    const refusal = refusalOf(request);
    const answer = refusal === null ? passedOn(request, target) : toAnswer(refusal);
    void Promise.resolve(answer).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paying = await startPayingBilling({ STRIPE_API_URL: url });
  target = paying.stripe.variables().STRIPE_API_URL ?? '';

  return {
    paying,
    async stop() {
      await paying.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answer = { status: number; body: string };

function toAnswer({ status, error }: Refusal): Answer {
  return { status, body: JSON.stringify({ error }) };
}

async function passedOn(request: IncomingMessage, target: string): Promise<Answer> {
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
