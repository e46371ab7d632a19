import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { ExportSource } from '@marquee/service-kit/privacy/export-source';
import type { PaymentDefaultRepository } from '../payment-defaults/payment-default-repository.ts';

/** What the account has set, if it has. */
export function paymentDefaultRecords(paymentDefaults: PaymentDefaultRepository): ExportSource {
  return {
    kind: 'paymentDefault',
    async *records(accountId, after) {
      const paymentSchedule = after === null ? await paymentDefaults.of(accountId) : null;
      if (paymentSchedule !== null) {
        yield { id: accountId, record: { paymentSchedule: toPaymentTerms(paymentSchedule) } };
      }
    },
  };
}
