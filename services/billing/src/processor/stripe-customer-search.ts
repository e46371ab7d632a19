import type Stripe from 'stripe';
import type { FoundCustomer, Processor } from './processor.ts';
import { callStripe, nullIfMissing } from './stripe-errors.ts';

type SearchMethods = Pick<Processor, 'findProviderOfCustomer' | 'listSubscribedSince'>;

/** Finds, in our metadata, the providers of customers that billing does not know after a restore. */
export function stripeCustomerSearch(stripe: Stripe): SearchMethods {
  return {
    findProviderOfCustomer: (customerId) =>
      callStripe(async () => {
        const found = await nullIfMissing(() => stripe.customers.retrieve(customerId));
        return found === null || found.deleted === true ? null : (found.metadata.providerId ?? null);
      }),
    listSubscribedSince: (since) =>
      callStripe(async () => {
        const found: FoundCustomer[] = [];
        const params = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
        for await (const { customer, metadata } of stripe.subscriptions.list(params)) {
          const customerId = typeof customer === 'string' ? customer : customer.id;
          const { providerId } = metadata;
          found.push(...(providerId === undefined ? [] : [{ customerId, providerId }]));
        }
        return found;
      }),
  };
}
