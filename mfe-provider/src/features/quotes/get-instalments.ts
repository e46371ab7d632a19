import { dateIn } from '@marquee/contracts/dates';
import { invoiceDrafts } from '@marquee/contracts/invoice-drafts';
import { toAmount, toCents } from '@marquee/contracts/money';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import type { Instalment } from '@marquee/contracts/payment-terms';
import type { ProviderQuote } from '@marquee/contracts/quotes';

export type PayableQuote = Pick<
  ProviderQuote,
  'clientAcceptedAt' | 'eventDate' | 'timeZone' | 'finalAmount' | 'paymentSchedule'
>;

/**
 * The client's installments; `dueOn` is null if an installment is due on acceptance. Before the acceptance, the due dates are those of an
 * acceptance today.
 */
export function getInstalments(quote: PayableQuote): Instalment[] {
  const { clientAcceptedAt, eventDate, timeZone } = quote;
  const acceptedOn = dateIn(timeZone, clientAcceptedAt === null ? new Date() : new Date(clientAcceptedAt));
  const drafts = invoiceDrafts({
    payableCents: toCents(quote.finalAmount),
    paymentSchedule: toPaymentSchedule(quote.paymentSchedule),
    eventDate,
    acceptedOn,
  });
  return drafts.map(({ part, amountCents, dueOn }) => ({
    part,
    amount: toAmount(amountCents),
    dueOn: dueOn === acceptedOn ? null : dueOn,
  }));
}
