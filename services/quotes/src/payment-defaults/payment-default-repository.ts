import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { Connection } from '@marquee/service-kit/store/database';

/** The provider's details on invoices; empty if the provider has given none. */
export type Issuer = { taxNumber: string; billingAddress: string };

/** `id` is the provider's id. An earlier release stored no issuer. */
export type PaymentDefault = {
  id: string;
  version: number;
  paymentSchedule: PaymentSchedule;
  issuer?: Issuer;
};

export const noIssuer: Issuer = { taxNumber: '', billingAddress: '' };

export type PaymentDefaultRepository = ReturnType<typeof createPaymentDefaultRepository>;

export function createPaymentDefaultRepository(connection: Connection) {
  const store = createAggregateStore<PaymentDefault>(connection, { name: 'paymentDefault', indexes: [] });
  return {
    ...store,
    /** The provider's payment schedule; null when the provider has set none. */
    async of(providerId: string): Promise<PaymentSchedule | null> {
      return (await store.findOne({ id: providerId }))?.paymentSchedule ?? null;
    },
    eraseOf: (providerId: string) =>
      retryOnConflict('paymentDefault', async () => {
        const known = await store.findOne({ id: providerId });
        if (known !== null) {
          await store.remove(known);
        }
      }),
  };
}
