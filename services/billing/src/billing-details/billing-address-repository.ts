import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';

/** `id` is the client's id. `isErased`: the account was deleted, so no address may be stored any more. */
export type BillingAddress = { id: string; version: number; billingAddress: string; isErased?: true };

/** Billing addresses of clients, which no other service stores. */
export function createBillingAddressRepository(connection: Connection) {
  const store = createAggregateStore<BillingAddress>(connection, { name: 'billingAddress', indexes: [] });
  return {
    ...store,
    /** The client's billing address; version 0 and an empty text if none is stored. */
    async getByClient(clientId: string): Promise<BillingAddress> {
      return (await store.findOne({ id: clientId })) ?? { id: clientId, version: 0, billingAddress: '' };
    },
  };
}

export type BillingAddressRepository = ReturnType<typeof createBillingAddressRepository>;
