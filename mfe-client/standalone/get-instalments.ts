import { invoiceDrafts } from '@marquee/contracts/invoice-drafts';
import { toAmount, toCents } from '@marquee/contracts/money';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import type { Instalment } from '@marquee/contracts/payment-terms';
import type { ClientQuote } from '@marquee/contracts/quotes';

type Agreed = { eventDate: string; acceptedOn: string | null };

/** The installments of a quote by the contracts' rule; the deposit has no date before acceptance. */
export function getInstalments(
  { finalAmount, paymentSchedule }: ClientQuote,
  { eventDate, acceptedOn }: Agreed,
): Instalment[] {
  const drafts = invoiceDrafts({
    totalCents: toCents(finalAmount),
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
