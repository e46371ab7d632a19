import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startStripeStandIn } from '@marquee/local/stripe/stripe-stand-in';

/** What the stand-in shows of a subscription. Times are in seconds. */
export type StripeSubscription = {
  id: string;
  status: 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  ended_at: number | null;
  items: { data: { current_period_end: number }[] };
};

export type StripeEvent = { id: string; data: { object: { customer?: string } } };

export type StripeStand = {
  variables: Readonly<Record<string, string>>;
  /** As somebody fills in a hosted page; a path is one of the stand-in's own. */
  submit: (address: string, fields?: Readonly<Record<string, string>>) => Promise<void>;
  subscriptionsOf: (customer: string) => Promise<StripeSubscription[]>;
  /** What has happened to the customer, the earliest first; of the last hundred that happened at all. */
  eventsOf: (customer: string) => Promise<StripeEvent[]>;
  forget: (customer: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Its webhooks wait for ever: they arrive when, and as often as, a story says. */
export async function startStripeStand(): Promise<StripeStand> {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-stripe-'));
  const { variables, stop } = await startStripeStandIn({ folder, publicUrl: 'http://127.0.0.1:9' });
  const { STRIPE_API_URL: url = '', STRIPE_SECRET_KEY: key = '' } = variables;

  async function ask(method: 'GET' | 'DELETE', path: string): Promise<unknown> {
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
    });
    return response.json();
  }

  async function submit(address: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const body = new URLSearchParams(fields);
    const { status } = await fetch(new URL(address, url), { method: 'POST', body, redirect: 'manual' });
    if (status >= 400) {
      throw new Error(`${address} was answered ${status}`);
    }
  }

  await submit('/stand-in/webhooks/hold');
  return {
    variables,
    submit,
    async subscriptionsOf(customer) {
      const { data } = (await ask('GET', `subscriptions?customer=${customer}&status=all`)) as {
        data: StripeSubscription[];
      };
      return data;
    },
    async eventsOf(customer) {
      const { data } = (await ask('GET', 'events?limit=100')) as { data: StripeEvent[] };
      return data.filter(({ data: { object } }) => object.customer === customer).toReversed();
    },
    async forget(customer) {
      await ask('DELETE', `customers/${customer}`);
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
