import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardRefund } from '../processor/card-payments.ts';
import { unlessAway } from '../processor/unless-away.ts';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps, SettleDeps } from './invoice-deps.ts';
import type { Invoice } from './rules/invoice.ts';
import { noticeRefund } from './rules/notice-refund.ts';

type Made = { refunds: readonly CardRefund[]; cause: Cause };

/** Adds a credit note for each refund that the processor has made; returns the resulting invoice. */
export async function noticeRefunds(
  deps: InvoiceDeps,
  id: string,
  { refunds, cause }: Made,
): Promise<Invoice> {
  for (const refund of refunds) {
    await changeInvoice(deps, {
      ...{ id, owned: {}, cause },
      decision: (invoice, at) => noticeRefund(invoice, refund, at),
    });
  }
  return deps.invoices.get(id);
}

/**
 * Rejects a refund outside Marquee if the card has got back money that had no credit note: it may be the same refund. If the processor
 * cannot be read, the provider's entry counts.
 */
export async function requireAllNoticed(deps: SettleDeps, invoice: Invoice, cause: Cause): Promise<void> {
  const card = invoice.payment?.card;
  const look = async () => (card === undefined ? [] : deps.processor.refundsOf(card));
  const refunds = await unlessAway(look, 'unreachable');
  if (refunds === 'unreachable') {
    return;
  }
  const seen = await noticeRefunds(deps, invoice.id, { refunds, cause });
  if (seen.creditNotes.length > invoice.creditNotes.length) {
    throw refundedAlready();
  }
}

/** The caller did not know of that refund and may have meant the same money. */
export function refundedAlready(): DomainError {
  const message =
    'Part of this payment was already refunded at Stripe. Please check the credit notes, and refund again if more is due.';
  return new DomainError('conflict', 'refunded_already', message);
}
