import type { StripePayment } from './connected-accounts.ts';

/** What billing has stored of an invoice. */
export type StoredInvoice = {
  _id: string;
  version: number;
  status: string;
  amountCents: number;
  payment: { card?: { paymentId: string } } | null;
  creditNotes: readonly { amountCents: number }[];
  history: readonly { type: string }[];
  checkout?: { id: string } | null;
  refundUnderWay?: object | null;
  checkAt?: Date | null;
};

/** `open`: ids of the checkouts that were shown to the client and still accept a payment. */
export type AtStripe = { payments: readonly StripePayment[]; open: readonly string[] };

/** Differences between billing and Stripe, as texts; empty if both agree. */
export function complaintsAbout(invoice: StoredInvoice, { payments, open }: AtStripe): string[] {
  const { payment, checkout, status, history, refundUnderWay } = invoice;
  const paymentId = payment?.card?.paymentId ?? null;
  const own = payments.find(({ id }) => id === paymentId);
  const returnable = payments.filter((one) => one !== own);
  const payable = status === 'sent' ? [checkout?.id] : [];
  return [
    ...(paymentId === null ? [] : complaintsAboutPaid(invoice, own)),
    ...returnable
      .filter(({ cents, refundedCents }) => refundedCents !== cents)
      .map(({ id }) => `payment ${id} pays nothing that is due, and was not refunded`),
    ...open.filter((id) => !payable.includes(id)).map((id) => `checkout ${id} could still be paid`),
    ...(history.filter(({ type }) => type === 'paid').length > 1 ? ['it was paid twice'] : []),
    ...(refundUnderWay ? ['a refund is still in progress'] : []),
  ];
}

function complaintsAboutPaid(invoice: StoredInvoice, own: StripePayment | undefined): string[] {
  const refunded = invoice.creditNotes.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const here = [invoice.amountCents, refunded, invoice.status];
  const there = own && [own.cents, own.refundedCents, statusOf(own)];
  return JSON.stringify(here) === JSON.stringify(there)
    ? []
    : [`Stripe has ${JSON.stringify(there ?? 'no such payment')}, billing ${JSON.stringify(here)}`];
}

function statusOf({ cents, refundedCents }: StripePayment): string {
  if (refundedCents === 0) {
    return 'paid';
  }
  return refundedCents === cents ? 'refunded' : 'partly_refunded';
}
