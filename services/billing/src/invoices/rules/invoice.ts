import { dateIn } from '@marquee/contracts/dates';
import type { InvoicePart } from '@marquee/contracts/invoice-drafts';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import type { CardCharge, CardCheckout } from '../../processor/card-payments.ts';
import type { ToBeAsked } from '../../processor/put-off.ts';
import type { Issued, Parties } from './issued.ts';
import type { Reminders } from './reminders.ts';

/** It pays the whole invoice: by card where the processor has it, else outside the product. */
export type Payment = { id: string; paidOn: string; note: string; recordedAt: Date; card?: CardCharge };

export type CreditNote = {
  id: string;
  number: string;
  amountCents: number;
  reason: string;
  issuedAt: Date;
  /** Its parties, as they were when it was issued; absent on one of an earlier release, which has those of the receipt. */
  parties?: Parties;
};

/** What is to become a credit note. */
export type RefundAsked = Pick<CreditNote, 'id' | 'amountCents' | 'reason'>;

/** What the processor did not make: there is no credit note of it. */
type RefundRefused = Pick<CreditNote, 'amountCents'> & { refusedAt: Date };

export type Invoice = ToBeAsked & {
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
  /** A calendar date in `timeZone`; not there where it was made before this was kept. */
  acceptedOn?: string;
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
  /** Absent until it is sent. */
  issued?: Issued;
  /** The parties of its receipt, as they were when it was paid. */
  receiptParties?: Parties;
  payment: Payment | null;
  paidAt: Date | null;
  creditNotes: readonly CreditNote[];
  voidedAt: Date | null;
  voidReason: string;
  isEventCancelled: boolean;
  /** Where the client pays by card; kept until the processor has said what became of it. */
  checkout?: CardCheckout | null;
  /** The client asks for a refund; the first reason stays. */
  requestedRefund?: { reason: string; requestedAt: Date } | null;
  /** Asked of the processor, which has not confirmed it yet. One at a time. */
  refundUnderWay?: RefundAsked | null;
  /** Kept until another is asked for or made: who asked may not have waited for the answer. */
  lastRefundRefused?: RefundRefused | null;
  /** When a card got back what it had paid too late. */
  returnedAt?: Date | null;
  /** How many the processor did not make. */
  refundsRefused?: number;
  /** Other services know of it, also as a draft. Absent where an earlier release drafted it, until the backfill. */
  isAnnounced?: boolean;
  /** Absent until it is sent or the provider switches them; on an invoice that an earlier release has sent, until the backfill. */
  reminders?: Reminders;
};

/** Said by the product, not by anybody. */
export const eventCancelledReason = 'The event was cancelled';
export const providerLeftReason = 'The provider has left Marquee';
export const madeElsewhereReason = 'Refunded at Stripe';

/** The day of the quote's acceptance, before which nothing was paid; else the day on which it was heard of. */
export function acceptedOnOf({ acceptedOn, timeZone, createdAt }: Invoice): string {
  return acceptedOn ?? dateIn(timeZone, createdAt);
}

export function isUnpaid({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'draft' || status === 'sent';
}

export function refundedOf({ creditNotes }: Pick<Invoice, 'creditNotes'>): number {
  return creditNotes.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** What was paid and not given back. */
export function keptOf(invoice: Invoice): number {
  return Math.max(0, leftOf(invoice));
}

/** What went back although nothing was left: outside the product, and at the processor too. */
export function refundedTooMuchOf(invoice: Invoice): number {
  return Math.max(0, -leftOf(invoice));
}

function leftOf(invoice: Invoice): number {
  return invoice.payment === null ? 0 : invoice.amountCents - refundedOf(invoice);
}

/** Nothing is owed any more: the checkout is still to be closed, and what was paid there to be given back. */
export function isCheckoutUnsettled({
  checkout = null,
  status,
}: Pick<Invoice, 'checkout' | 'status'>): boolean {
  return checkout !== null && status !== 'sent';
}

export function isOverdue({ status, dueUntil }: Invoice, at: Date): boolean {
  return status === 'sent' && at > dueUntil;
}
