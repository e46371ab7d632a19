import { dateIn } from '@marquee/contracts/dates';
import type { InvoicePart } from '@marquee/contracts/invoice-drafts';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import type { CardCharge, CardCheckout } from '../../processor/card-payments.ts';
import type { ScheduledCheck } from '../../processor/reschedule-with-backoff.ts';
import type { Issued, Parties } from './issued.ts';
import type { Reminders } from './reminders.ts';

/** Pays the whole invoice: by card if `card` is set, otherwise outside Marquee. */
export type Payment = { id: string; paidOn: string; note: string; recordedAt: Date; card?: CardCharge };

export type CreditNote = {
  id: string;
  number: string;
  amountCents: number;
  reason: string;
  issuedAt: Date;
  /** Its parties at the time of issue; absent on one of an earlier release, which has those of the receipt. */
  parties?: Parties;
};

/** A requested refund, which becomes a credit note. */
export type RefundRequest = Pick<CreditNote, 'id' | 'amountCents' | 'reason'>;

/** A refund that the processor did not make: it has no credit note. */
type RefusedRefund = Pick<CreditNote, 'amountCents'> & { refusedAt: Date };

export type Invoice = ScheduledCheck & {
  /** Derives from quote and part, so that no part has a second invoice. */
  id: string;
  version: number;
  quoteId: string;
  eventId: string | null;
  providerId: string;
  clientId: string | null;
  part: InvoicePart;
  amountCents: number;
  /** The accepted quote's total: the sum of its invoices. */
  quoteTotalCents: number;
  /** A calendar date in `timeZone`; absent on invoices of an earlier release. */
  acceptedOn?: string;
  /** A calendar date in `timeZone`, and its last instant. */
  dueOn: string;
  dueUntil: Date;
  timeZone: string;
  /** When it is sent, unless the provider sends it earlier. */
  sendsAt: Date;
  status: InvoiceStatus;
  /** Counts the provider's invoices from 1 without a gap; null until it is sent. */
  number: number | null;
  /** The client who can read it; set at the first sending. */
  shownToClientId: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** Absent until it is sent. */
  issued?: Issued;
  /** The parties of its receipt at the time of payment. */
  receiptParties?: Parties;
  payment: Payment | null;
  paidAt: Date | null;
  creditNotes: readonly CreditNote[];
  voidedAt: Date | null;
  voidReason: string;
  isEventCancelled: boolean;
  /** The open card checkout; stored until the processor has reported its outcome. */
  checkout?: CardCheckout | null;
  /** The client's refund request; the first reason stays. */
  requestedRefund?: { reason: string; requestedAt: Date } | null;
  /** Requested from the processor, which has not confirmed it yet. One at a time. */
  refundUnderWay?: RefundRequest | null;
  /** Stored until another refund is requested or made, because the caller may not have waited for the answer. */
  lastRefundRefused?: RefusedRefund | null;
  /** When a card payment that came too late was refunded. */
  returnedAt?: Date | null;
  /** The number of refunds that the processor did not make. */
  refundsRefused?: number;
  /** Whether its status was published, also as a draft. Absent where an earlier release drafted it, until the backfill. */
  isAnnounced?: boolean;
  /** Absent until it is sent or the provider switches them; on an invoice that an earlier release sent, until the backfill. */
  reminders?: Reminders;
};

/** A reason that Marquee gives, not a person. */
export const eventCancelledReason = 'The event was cancelled';
export const providerLeftReason = 'The provider has left Marquee';
export const refundedAtStripeReason = 'Refunded at Stripe';

/** The day of the quote's acceptance, before which no payment was made; if unknown, the day on which the invoice was drafted. */
export function acceptedOnOf({ acceptedOn, timeZone, createdAt }: Invoice): string {
  return acceptedOn ?? dateIn(timeZone, createdAt);
}

export function isUnpaid({ status }: Pick<Invoice, 'status'>): boolean {
  return status === 'draft' || status === 'sent';
}

export function refundedOf({ creditNotes }: Pick<Invoice, 'creditNotes'>): number {
  return creditNotes.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The paid amount minus refunds. */
export function netPaidOf(invoice: Invoice): number {
  return Math.max(0, netOf(invoice));
}

/** The amount refunded above the payment, outside Marquee and at the processor together. */
export function overRefundedOf(invoice: Invoice): number {
  return Math.max(0, -netOf(invoice));
}

function netOf(invoice: Invoice): number {
  return invoice.payment === null ? 0 : invoice.amountCents - refundedOf(invoice);
}

/** Nothing is owed any more: the checkout is still to be closed, and a payment there to be refunded. */
export function isCheckoutUnsettled({
  checkout = null,
  status,
}: Pick<Invoice, 'checkout' | 'status'>): boolean {
  return checkout !== null && status !== 'sent';
}

export function isOverdue({ status, dueUntil }: Invoice, at: Date): boolean {
  return status === 'sent' && at > dueUntil;
}
