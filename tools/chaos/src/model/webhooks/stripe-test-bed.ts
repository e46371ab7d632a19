import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startStripeEmulator } from '@marquee/local/stripe/stripe-emulator';

import { connectedAccounts } from './connected-accounts.ts';
import type { ConnectedAccounts } from './connected-accounts.ts';
import { stripeCalls } from './stripe-calls.ts';

/** A subscription as the emulator shows it. Times are in seconds. */
export type StripeSubscription = {
  id: string;
  status: 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  ended_at: number | null;
  items: { data: { current_period_end: number }[] };
};

/** `account`: the connected account that the event concerns, if any. */
export type StripeEvent = {
  id: string;
  type: string;
  account?: string;
  data: { object: { customer?: string } };
};

export type StripeTestBed = ConnectedAccounts & {
  variables: Readonly<Record<string, string>>;
  /** Submits a hosted page's form; a path is relative to the emulator. */
  submit: (address: string, fields?: Readonly<Record<string, string>>) => Promise<void>;
  /** Submits a form that the page may reject, or whose page may not exist any more; returns the status. */
  trySubmit: (address: string, fields: Readonly<Record<string, string>>) => Promise<number>;
  subscriptionsOf: (customer: string) => Promise<StripeSubscription[]>;
  /** The customer's events, oldest first, among the last hundred events overall. */
  eventsOf: (customer: string) => Promise<StripeEvent[]>;
  forget: (customer: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the Stripe emulator and holds back its webhooks. A story decides when, and how often, a notification arrives. */
export async function startStripeTestBed(): Promise<StripeTestBed> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-stripe-'));
  const { variables, stop } = await startStripeEmulator({ folder, publicUrl: 'http://127.0.0.1:9' });
  const call = stripeCalls(variables);

  async function trySubmit(address: string, fields: Readonly<Record<string, string>>): Promise<number> {
    const body = new URLSearchParams(fields);
    const url = new URL(address, variables.STRIPE_API_URL);
    return (await fetch(url, { method: 'POST', body, redirect: 'manual' })).status;
  }

  async function submit(address: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const status = await trySubmit(address, fields);
    if (status >= 400) {
      throw new Error(`${address} was answered ${status}`);
    }
  }

  await submit('/stand-in/webhooks/hold');
  return {
    variables,
    submit,
    trySubmit,
    ...connectedAccounts(call),
    async subscriptionsOf(customer) {
      const { body } = await call(`subscriptions?customer=${customer}&status=all`);
      return (body as { data: StripeSubscription[] }).data;
    },
    async eventsOf(customer) {
      const { body } = await call('events?limit=100');
      const events = (body as { data: StripeEvent[] }).data;
      return events.filter(({ data: { object } }) => object.customer === customer).toReversed();
    },
    async forget(customer) {
      await call(`customers/${customer}`, { method: 'DELETE' });
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
