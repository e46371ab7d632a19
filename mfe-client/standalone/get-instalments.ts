import { invoiceDrafts } from '@marquee/contracts/invoice-drafts';
import { toAmount, toCents } from '@marquee/contracts/money';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import type { Instalment } from '@marquee/contracts/payment-terms';
import type { ClientQuote } from '@marquee/contracts/quotes';

type Agreed = { eventDate: string; acceptedOn: string | null };

/** Computes the installments of a quote with the rule in the contracts package. Before acceptance, the deposit has no date. */
export function getInstalments(
  { finalAmount, paymentSchedule }: ClientQuote,
  { eventDate, acceptedOn }: Agreed,
): Instalment[] {
  const drafts = invoiceDrafts({
    payableCents: toCents(finalAmount),
    paymentSchedule: toPaymentSchedule(paymentSchedule),
    eventDate,
    acceptedOn: acceptedOn ?? '',
  });
  return drafts.map(({ part, amountCents, dueOn }) => ({
    part,
    amount: toAmount(amountCents),
    dueOn: part === 'deposit' && acceptedOn === null ? null : dueOn,
  }));
}
