import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { CardRefund } from '../processor/card-payments.ts';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import type { Invoice } from './rules/invoice.ts';
import { noticeRefund } from './rules/notice-refund.ts';

type Made = { refunds: readonly CardRefund[]; cause: Cause };

/** A credit note for each that the processor has made; returns the invoice as it is then. */
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

/** Whoever asked did not know of it, and may have meant the same money. */
export function refundedAlready(): DomainError {
  const message =
    'Some of this payment had been refunded at Stripe already. Please look at the credit notes, and ask again if more is to go back.';
  return new DomainError('conflict', 'refunded_already', message);
}
