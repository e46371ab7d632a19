import { join } from 'node:path';

import type { Environment } from '@marquee/local/environment';
import { startStripeEmulator } from '@marquee/local/stripe/stripe-emulator';

/** The Stripe emulator without notifications: billing learns of a change only when it calls Stripe. */
export type StripeWithoutWebhooks = {
  variables: Environment;
  /** Submits the form of one of the emulator's pages. */
  submit: (address: string, fields?: Readonly<Record<string, string>>) => Promise<void>;
  stop: () => Promise<void>;
};

type StripeOptions = { folder: string; publicUrl: string };

export async function startStripeWithoutWebhooks({
  folder,
  publicUrl,
}: StripeOptions): Promise<StripeWithoutWebhooks> {
  const { variables, controlUrl, stop } = await startStripeEmulator({
    folder: join(folder, 'stripe'),
    publicUrl,
  });

  async function submit(address: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const body = new URLSearchParams(fields);
    const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    if (status >= 400) {
      throw new Error(`${address} was answered ${status}`);
    }
  }

  await submit(`${controlUrl}/webhooks/hold`);
  return { variables, submit, stop };
}
