import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardCheckout } from '../processor/card-payments.ts';
import type { Processor } from '../processor/processor.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SettleDeps } from './invoice-deps.ts';
import type { Decision } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';
import { noticeCheckout } from './rules/notice-checkout.ts';
import type { Seen } from './rules/notice-checkout.ts';

/** Reads the state of an invoice's checkout from the processor and records it; returns the resulting invoice. */
export async function settleCheckout(deps: SettleDeps, id: string, cause: Cause): Promise<Invoice> {
  const invoice = await deps.invoices.get(id);
  const { checkout = null } = invoice;
  if (checkout === null) {
    return invoice;
  }
  const seen = await seenAt(deps.processor, { checkout, isOwed: invoice.status === 'sent' });
  const decision: Decision = (fresh, at) => noticeCheckout(fresh, { checkout, seen }, at);
  return changeInvoice(deps, { id, owned: {}, decision, cause });
}

type Looked = { checkout: CardCheckout; isOwed: boolean };

/** If nothing is owed any more, closes the checkout and refunds a payment made there. */
async function seenAt(processor: Processor, { checkout, isOwed }: Looked): Promise<Seen> {
  const found = await processor.findPayment(checkout);
  if (isOwed) {
    return found;
  }
  if (found.is === 'open') {
    await processor.closePayment(checkout);
  }
  const left = found.is === 'open' ? await processor.findPayment(checkout) : found;
  return left.is === 'paid' ? returned(processor, checkout, left.paymentId) : left;
}

async function returned(processor: Processor, { accountId }: CardCheckout, paymentId: string): Promise<Seen> {
  await processor.returnPayment({ accountId, paymentId });
  return { is: 'returned' };
}
