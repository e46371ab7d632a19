import { daysBefore } from './dates.ts';
import type { PaymentSchedule } from './payment-schedule.ts';

export type InvoicePart = 'deposit' | 'balance';

/** The part of the quote's total that an invoice demands. `whole`: the quote has only this invoice. */
export type InvoiceShare = InvoicePart | 'whole';

type InvoiceAmounts = { part: InvoicePart; amountCents: number; quoteTotalCents: number };

export function shareOf({ part, amountCents, quoteTotalCents }: InvoiceAmounts): InvoiceShare {
  return amountCents === quoteTotalCents ? 'whole' : part;
}

export const shareNames = { deposit: 'Deposit', balance: 'Balance', whole: 'Full payment' } as const;

type Shared = { part: InvoiceShare; amountCents: number; quoteTotalCents: number };

/**
 * Formats an invoice's share of the quote's total: `Deposit (30% of $14,600.00)`, or `Full payment`. Shows the amount instead of the
 * percentage if no whole percentage is exact to the cent. `formatCents` formats cents as dollars.
 */
export function formatShare(
  { part, amountCents, quoteTotalCents }: Shared,
  formatCents: (cents: number) => string,
): string {
  if (part === 'whole') {
    return shareNames.whole;
  }
  const percent = Math.round((amountCents * 100) / quoteTotalCents);
  const isExactPercent = Math.abs((quoteTotalCents * percent) / 100 - amountCents) < 1;
  const share = isExactPercent ? `${percent}%` : formatCents(amountCents);
  return `${shareNames[part]} (${share} of ${formatCents(quoteTotalCents)})`;
}

/** A planned invoice; `dueOn` is a calendar date in the event's time zone. */
export type InvoiceDraft = { part: InvoicePart; amountCents: number; dueOn: string };

/** An invoice is sent this many days before its due date, or immediately if fewer days are left. */
export const daysToPay = 14;

type Agreed = {
  payableCents: number;
  paymentSchedule: PaymentSchedule;
  /** Empty if unknown. */
  eventDate: string;
  /** The calendar date of the acceptance in the event's time zone. */
  acceptedOn: string;
};

/** The invoices of an accepted quote. Each amount is above zero, their sum is the total, and no invoice is due before the acceptance. */
export function invoiceDrafts({
  payableCents,
  paymentSchedule,
  eventDate,
  acceptedOn,
}: Agreed): InvoiceDraft[] {
  const depositCents = depositOf(paymentSchedule, payableCents);
  const balanceDueOn = balanceDueOf(paymentSchedule, eventDate);
  const drafts: InvoiceDraft[] = [
    { part: 'deposit', amountCents: depositCents, dueOn: acceptedOn },
    {
      part: 'balance',
      amountCents: payableCents - depositCents,
      dueOn: balanceDueOn > acceptedOn ? balanceDueOn : acceptedOn,
    },
  ];
  return drafts.filter(({ amountCents }) => amountCents > 0);
}

/** The deposit in cents, rounded to the nearest cent and at most the total. */
function depositOf({ deposit }: PaymentSchedule, payableCents: number): number {
  switch (deposit.kind) {
    case 'none':
      return 0;
    case 'amount':
      return Math.min(deposit.amountCents, payableCents);
    case 'percent':
      return Math.round((payableCents * deposit.percent) / 100);
  }
}

/** The due date of the balance; empty without an event date. */
function balanceDueOf({ balanceDueDaysBefore }: PaymentSchedule, eventDate: string): string {
  return eventDate === '' ? '' : daysBefore(balanceDueDaysBefore, eventDate);
}
