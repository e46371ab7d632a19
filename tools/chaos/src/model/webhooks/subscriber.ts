import { openBillingPortal, startCheckout } from '@marquee/contracts/billing-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import type { BillingTestBed } from './billing-test-bed.ts';

export const subscriberActions = [
  'cancel',
  'resume',
  'failing card',
  'good card',
  'a month',
  'four days',
] as const;
export type SubscriberAction = (typeof subscriberActions)[number];

export type Subscriber = {
  providerId: string;
  customer: string;
  act: (act: SubscriberAction) => Promise<void>;
};

const cards = { good: '4242 4242 4242 4242', failing: '4000 0000 0000 0341' };

/**
 * Creates a provider who has paid at the checkout. Later actions change the subscription at Stripe; billing learns of a change only from
 * notifications.
 */
export async function subscribe({ billing, stripe }: BillingTestBed): Promise<Subscriber> {
  const provider = aProviderCaller();
  const { providerId } = provider;
  const { body: checkout } = await billing.call(startCheckout, { as: provider });
  await stripe.submit(`${checkout.url}/card`, aCard('good'));
  // Opens a new portal each time, because after a month an old one is closed.
  const portal = async () => (await billing.call(openBillingPortal, { as: provider })).body.url;
  const kept = billing.connection.collection<{ _id: string; customerId: string }>('subscriptions');
  const customer = (await kept.findOne({ _id: providerId }))?.customerId ?? '';

  async function change(action: 'cancel' | 'resume'): Promise<void> {
    const running = (await stripe.subscriptionsOf(customer)).find(({ status }) => status !== 'canceled');
    if (running !== undefined) {
      await stripe.submit(`${await portal()}/${action}`, { subscription: running.id });
    }
  }

  const actions: Readonly<Record<SubscriberAction, () => Promise<void>>> = {
    cancel: () => change('cancel'),
    resume: () => change('resume'),
    'failing card': async () => stripe.submit(`${await portal()}/card`, aCard('failing')),
    'good card': async () => stripe.submit(`${await portal()}/card`, aCard('good')),
    'a month': () => stripe.submit('/stand-in/clock', { days: '31' }),
    'four days': () => stripe.submit('/stand-in/clock', { days: '4' }),
  };
  return { providerId, customer, act: (act) => actions[act]() };
}

function aCard(kind: keyof typeof cards): Record<string, string> {
  return { number: cards[kind], expiry: '12 / 99', cvc: '123', name: 'Sam Rivera' };
}
