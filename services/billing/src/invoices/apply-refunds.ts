import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardRefund } from '../processor/card-payments.ts';
import { fallbackWhenUnavailable } from '../processor/processor-errors.ts';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps, SettleDeps } from './invoice-deps.ts';
import type { Invoice } from './domain/invoice.ts';
import { applyRefund } from './domain/apply-refund.ts';

type ApplyRefundsInput = { refunds: readonly CardRefund[]; cause: Cause };

/** Adds a credit note for each refund that the processor has made; returns the resulting invoice. */
export async function applyRefunds(
  deps: InvoiceDeps,
  id: string,
  { refunds, cause }: ApplyRefundsInput,
): Promise<Invoice> {
  for (const refund of refunds) {
    await changeInvoice(deps, {
      ...{ id, owner: {}, cause },
      decision: (invoice, at) => applyRefund(invoice, refund, at),
    });
  }
  return deps.invoices.get(id);
}

/**
 * Checked before a refund outside Marquee is recorded. Adds a credit note for each refund of the processor that has none, and then throws
 * DomainError `refunded_already`, because both refunds may be the same. If the processor is unavailable, or the payout account is
 * inaccessible, returns without a check.
 */
export async function requireNoUnrecordedRefund(
  deps: SettleDeps,
  invoice: Invoice,
  cause: Cause,
): Promise<void> {
  const card = invoice.payment?.card;
  const readRefunds = async () => (card === undefined ? [] : deps.processor.listRefunds(card));
  const refunds = await fallbackWhenUnavailable(readRefunds, 'unreachable');
  if (refunds === 'unreachable') {
    return;
  }
  const updated = await applyRefunds(deps, invoice.id, { refunds, cause });
  if (updated.creditNotes.length > invoice.creditNotes.length) {
    throw alreadyRefunded();
  }
}

/** The error when the processor has made a refund that the caller did not know of. The requested refund may be that refund. */
export function alreadyRefunded(): DomainError {
  const message =
    'Part of this payment was already refunded at Stripe. Please check the credit notes, and refund again if more is due.';
  return new DomainError('conflict', 'refunded_already', message);
}
