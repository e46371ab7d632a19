import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { PaymentDefaultRepository } from '../payment-defaults/payment-default-repository.ts';
import { chosenFields } from '../payment-defaults/payment-default-view.ts';

/** The account's payment default, if set. */
export function paymentDefaultRecords(paymentDefaults: PaymentDefaultRepository): ExportSource {
  return {
    kind: 'paymentDefault',
    async *records(accountId, after) {
      const stored = after === null ? await paymentDefaults.findOne({ id: accountId }) : null;
      if (stored !== null) {
        const { taxNumber, billingAddress, ...paymentSchedule } = chosenFields(stored);
        yield { id: accountId, record: { paymentSchedule, taxNumber, billingAddress } };
      }
    },
  };
}
