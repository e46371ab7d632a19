import type Stripe from 'stripe';
import type { FoundCustomer, Processor } from './processor.ts';
import { asking, unlessMissing } from './stripe-refusals.ts';

type Finding = Pick<Processor, 'ownerOf' | 'subscribedSince'>;

/** The providers of customers that are unknown here after a restore, from our metadata. */
export function stripeFoundPlans(stripe: Stripe): Finding {
  return {
    ownerOf: (customerId) =>
      asking(async () => {
        const found = await unlessMissing(() => stripe.customers.retrieve(customerId));
        return found === null || found.deleted === true ? null : (found.metadata.providerId ?? null);
      }),
    subscribedSince: (since) =>
      asking(async () => {
        const found: FoundCustomer[] = [];
        const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
        for await (const { customer, metadata } of stripe.subscriptions.list(asked)) {
          const customerId = typeof customer === 'string' ? customer : customer.id;
          const { providerId } = metadata;
          found.push(...(providerId === undefined ? [] : [{ customerId, providerId }]));
        }
        return found;
      }),
  };
}
