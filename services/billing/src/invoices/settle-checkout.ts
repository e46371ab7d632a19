import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardCheckout } from '../processor/card-payments.ts';
import type { Processor } from '../processor/processor.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SettleDeps } from './invoice-deps.ts';
import type { Decision } from './domain/invoice-change.ts';
import type { Invoice } from './domain/invoice.ts';
import { applyCheckoutOutcome } from './domain/apply-checkout-outcome.ts';
import type { SettledOutcome } from './domain/apply-checkout-outcome.ts';

/** Reads the state of an invoice's checkout from the processor and records it; returns the resulting invoice. */
export async function settleCheckout(deps: SettleDeps, id: string, cause: Cause): Promise<Invoice> {
  const invoice = await deps.invoices.get(id);
  const { checkout = null } = invoice;
  if (checkout === null) {
    return invoice;
  }
  const outcome = await readOutcome(deps.processor, { checkout, isOwed: invoice.status === 'sent' });
  const decision: Decision = (fresh, at) => applyCheckoutOutcome(fresh, { checkout, outcome }, at);
  return changeInvoice(deps, { id, owner: {}, decision, cause });
}

type ReadOptions = { checkout: CardCheckout; isOwed: boolean };

/** If nothing is owed any more, closes the checkout and refunds a payment made there. */
async function readOutcome(processor: Processor, { checkout, isOwed }: ReadOptions): Promise<SettledOutcome> {
  const found = await processor.getCheckoutOutcome(checkout);
  if (isOwed) {
    return found;
  }
  if (found.is === 'open') {
    await processor.closePaymentCheckout(checkout);
  }
  const left = found.is === 'open' ? await processor.getCheckoutOutcome(checkout) : found;
  return left.is === 'paid' ? refundLatePayment(processor, checkout, left.paymentId) : left;
}

async function refundLatePayment(
  processor: Processor,
  { accountId }: CardCheckout,
  paymentId: string,
): Promise<SettledOutcome> {
  await processor.refundInFull({ accountId, paymentId });
  return { is: 'returned' };
}
