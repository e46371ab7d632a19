import type { PaymentSchedule } from '@marquee/contracts/payment-schedule';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { Connection } from '@marquee/service-kit/store/database';

/** Its id is the provider's. */
export type PaymentDefault = { id: string; version: number; paymentSchedule: PaymentSchedule };

export type PaymentDefaultRepository = ReturnType<typeof createPaymentDefaultRepository>;

export function createPaymentDefaultRepository(connection: Connection) {
  const store = createAggregateStore<PaymentDefault>(connection, { name: 'paymentDefault', indexes: [] });
  return {
    ...store,
    /** Null where they have set none. */
    async of(providerId: string): Promise<PaymentSchedule | null> {
      return (await store.findOne({ id: providerId }))?.paymentSchedule ?? null;
    },
    eraseOf: (providerId: string) =>
      againWhenChanged('paymentDefault', async () => {
        const known = await store.findOne({ id: providerId });
        if (known !== null) {
          await store.remove(known);
        }
      }),
  };
}
