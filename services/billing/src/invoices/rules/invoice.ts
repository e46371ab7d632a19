import type { InvoicePart } from '@marquee/contracts/invoice-drafts';
import type { InvoiceStatus } from '@marquee/contracts/invoices';

/** Outside the product: it pays the whole invoice. */
export type Payment = { id: string; paidOn: string; note: string; recordedAt: Date };

export type CreditNote = { id: string; number: string; amountCents: number; reason: string; issuedAt: Date };

export type Invoice = {
  /** Made of quote and part, so that no part has a second invoice. */
  id: string;
  version: number;
  quoteId: string;
  eventId: string | null;
  providerId: string;
  clientId: string | null;
  part: InvoicePart;
  amountCents: number;
  /** What the accepted quote costs: the sum of its invoices. */
  quoteTotalCents: number;
  /** A calendar date in `timeZone`, and its last instant. */
  dueOn: string;
  dueUntil: Date;
  timeZone: string;
  /** When it is sent unless the provider does so earlier. */
  sendsAt: Date;
  status: InvoiceStatus;
  /** Counts the provider's invoices from 1 without a gap; null until it is sent, and for good where it never is. */
  number: number | null;
  /** The client whose list shows it: there from the first sending on. */
  shownToClientId: string | null;
  createdAt: Date;
  sentAt: Date | null;
  payment: Payment | null;
  paidAt: Date | null;
  creditNotes: readonly CreditNote[];
  voidedAt: Date | null;
  voidReason: string;
  isEventCancelled: boolean;
};

/** Said by the product, not by anybody. */
export const eventCancelledReason = 'The event was cancelled';
export const providerLeftReason = 'The provider has left Marquee';

export function isUnpaid({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'draft' || status === 'sent';
}

export function refundedOf({ creditNotes }: Pick<Invoice, 'creditNotes'>): number {
  return creditNotes.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What was paid and not given back. */
export function keptOf(invoice: Invoice): number {
  return invoice.payment === null ? 0 : invoice.amountCents - refundedOf(invoice);
}

export function isOverdue({ status, dueUntil }: Invoice, at: Date): boolean {
  return status === 'sent' && at > dueUntil;
}
