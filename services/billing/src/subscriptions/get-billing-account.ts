import type * as api from '@marquee/contracts/billing-operations';
import type { Receipt } from '@marquee/contracts/billing-operations';
import { dateIn } from '@marquee/contracts/dates';
import { toAmount } from '@marquee/contracts/money';
import type { Handler } from '@marquee/service-kit/http/handler';
import { processorFor } from '../processor/processor-for.ts';
import { whileUnderWay } from '../processor/while-under-way.ts';
import type { PaidReceipt } from '../processor/processor.ts';
import type { BillingDeps } from './billing-deps.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { standingOf } from './standing-of.ts';

/** Reads the current state from the processor and stores it, because the provider may be returning from its pages. */
export function getBillingAccount(billing: BillingDeps): Handler<typeof api.getBillingAccount> {
  const { subscriptions, plan, now } = billing;
  return async (_input, { providerId }, context) => {
    const known = await subscriptions.findOne({ id: providerId });
    if (known?.customerId === undefined || known.closedAt !== undefined) {
      const at = now();
      return { subscription: standingOf(plan, known ?? { registeredAt: at }, at), card: null, receipts: [] };
    }
    const processor = processorFor(billing, providerId);
    const { customerId, checkout } = known;
    const [refreshed, card, receipts] = await whileUnderWay(checkout, () =>
      Promise.all([
        refreshSubscription({ ...billing, processor }, providerId, context),
        processor.cardOf(customerId),
        processor.receiptsOf(customerId),
      ]),
    );
    return {
      subscription: standingOf(plan, refreshed, now()),
      card,
      receipts: receipts.map((receipt) => toReceipt(receipt, plan.timeZone)),
    };
  };
}

function toReceipt({ issuedAt, cents, ...receipt }: PaidReceipt, timeZone: string): Receipt {
  return { ...receipt, issuedOn: dateIn(timeZone, issuedAt), amount: toAmount(cents) };
}
