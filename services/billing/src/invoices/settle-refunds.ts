import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardRefund } from '../processor/card-payments.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SettleDeps } from './invoice-deps.ts';
import type { Decision } from './rules/invoice-change.ts';
import type { Invoice } from './rules/invoice.ts';
import { noticeRefund, noticeRefusal } from './rules/notice-refund.ts';

/**
 * Makes the refund that is under way, and a credit note for each that the processor has made. It is looked for before it is
 * made: however often somebody asks, nothing is given back twice.
 */
export async function settleRefunds(deps: SettleDeps, id: string, cause: Cause): Promise<Invoice> {
  const known = await deps.invoices.get(id);
  const card = known.payment?.card;
  if (card === undefined) {
    return known;
  }
  const invoice = await noticeAll(deps, id, { refunds: await deps.processor.refundsOf(card), cause });
  const asked = invoice.refundUnderWay ?? null;
  if (asked === null) {
    return invoice;
  }
  if (invoice.creditNotes.length > known.creditNotes.length) {
    await change(deps, id, { decision: (fresh) => noticeRefusal(fresh, asked.id), cause });
    throw refundedAlready();
  }
  const { refundsRefused = 0 } = invoice;
  const asking = { id: asked.id, cents: asked.amountCents, key: `${asked.id}-${refundsRefused}` };
  const made = await deps.processor.refundPayment({ ...card, ...asking });
  if (made === null) {
    await change(deps, id, { decision: (fresh) => noticeRefusal(fresh, asked.id), cause });
    throw refused();
  }
  return noticeAll(deps, id, { refunds: [made], cause });
}

async function noticeAll(
  deps: SettleDeps,
  id: string,
  { refunds, cause }: { refunds: readonly CardRefund[]; cause: Cause },
): Promise<Invoice> {
  for (const refund of refunds) {
    await change(deps, id, { decision: (fresh, at) => noticeRefund(fresh, refund, at), cause });
  }
  return deps.invoices.get(id);
}

function change(deps: SettleDeps, id: string, act: { decision: Decision; cause: Cause }): Promise<Invoice> {
  return changeInvoice(deps, { id, owned: {}, ...act });
}

function refused(): DomainError {
  const message = 'Stripe did not make this refund. Please look at the payment in your Stripe account.';
  return new DomainError('conflict', 'refund_refused', message);
}

/** Whoever asked did not know of it, and may have meant the same money. */
function refundedAlready(): DomainError {
  const message =
    'Some of this payment had been refunded at Stripe already. Please look at the credit notes, and ask again if more is to go back.';
  return new DomainError('conflict', 'refunded_already', message);
}
