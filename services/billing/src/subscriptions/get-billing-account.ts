import type * as api from '@marquee/contracts/billing-operations';
import type { Receipt } from '@marquee/contracts/billing-operations';
import { dateIn } from '@marquee/contracts/dates';
import { toAmount } from '@marquee/contracts/money';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import { withUnknownPaymentError } from '../processor/with-unknown-payment-error.ts';
import type { PaidReceipt } from '../processor/processor.ts';
import type { BillingDeps } from './billing-deps.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { toSubscriptionView } from './views/to-subscription-view.ts';

/** Reads the current state from the processor and stores it, because the provider may be returning from the processor's pages. */
export function getBillingAccount(billing: BillingDeps): Handler<typeof api.getBillingAccount> {
  const { subscriptions, plan, now } = billing;
  return async (_input, { providerId }, context) => {
    const known = await subscriptions.findOne({ id: providerId });
    if (known?.customerId === undefined || known.closedAt !== undefined) {
      const at = now();
      return {
        subscription: toSubscriptionView(plan, known ?? { registeredAt: at }, at),
        card: null,
        receipts: [],
      };
    }
    const processor = processorFor(billing, providerId);
    const { customerId, checkout } = known;
    const [refreshed, card, receipts] = await withUnknownPaymentError(checkout, () =>
      Promise.all([
        refreshSubscription({ ...billing, processor }, providerId, context),
        processor.findCard(customerId),
        processor.listReceipts(customerId),
      ]),
    );
    return {
      subscription: toSubscriptionView(plan, refreshed, now()),
      card,
      receipts: receipts.map((receipt) => toReceipt(receipt, plan.timeZone)),
    };
  };
}

function toReceipt({ issuedAt, cents, ...receipt }: PaidReceipt, timeZone: string): Receipt {
  return { ...receipt, issuedOn: dateIn(timeZone, issuedAt), amount: toAmount(cents) };
}
