import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Stripe from 'stripe';

import { startStripeEmulator } from '../../src/stripe/stripe-emulator.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export type Visit = { status: number; text: string; location: string | null };

export type TestStripe = {
  /** The real SDK, which calls the emulator. */
  sdk: () => Stripe;
  webhooks: WebhookReceiver;
  variables: () => Readonly<Record<string, string>>;
  /** Opens a page; a path is relative to the emulator. */
  open: (address: string) => Promise<Visit>;
  send: (address: string, fields: Readonly<Record<string, string>>) => Promise<Visit>;
  /** Restarts the emulator with the same data, at a new address and with new secrets. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startTestStripe(): Promise<TestStripe> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  const webhooks = await startWebhookReceiver();
  const start = () => startStripeEmulator({ folder, publicUrl: webhooks.url });
  let emulator = await start();
  let sdk = sdkFor(emulator.variables);
  const address = (path: string): string => new URL(path, emulator.variables.STRIPE_API_URL).toString();

  return {
    sdk: () => sdk,
    webhooks,
    variables: () => emulator.variables,
    open: async (path) => visited(await fetch(address(path), { redirect: 'manual' })),
    send: async (path, fields) =>
      visited(
        await fetch(address(path), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
      ),
    async restart() {
      await emulator.stop();
      emulator = await start();
      sdk = sdkFor(emulator.variables);
    },
    async stop() {
      await emulator.stop();
      await webhooks.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** An SDK created as in billing, where STRIPE_API_URL is the only difference from real Stripe. */
function sdkFor({
  STRIPE_SECRET_KEY: key = '',
  STRIPE_API_URL: url = '',
}: Readonly<Record<string, string>>): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

async function visited(response: Response): Promise<Visit> {
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

export function aCard(number = '4242 4242 4242 4242'): Record<string, string> {
  return { number, expiry: '12 / 39', cvc: '123', name: 'Sam Rivera' };
}
