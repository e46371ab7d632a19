import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import { formatMoney, toInstalmentLines } from '@marquee/web-kit';
import { getInstalments } from './get-instalments.ts';
import type { PayableQuote } from './get-instalments.ts';

/** The payment schedule in words, followed by the resulting installments; empty if nothing is payable. */
export function getPaymentFacts(quote: PayableQuote): { term: string; detail: string }[] {
  const instalments = getInstalments(quote);
  if (instalments.length === 0) {
    return [];
  }
  const hasDate = instalments.some(({ dueOn }) => dueOn !== null);
  return [
    {
      term: 'Payment',
      detail: hasDate ? describePaymentRule(quote.paymentSchedule) : describeDueOnAcceptance(quote),
    },
    ...toInstalmentLines(instalments).map(({ name, amount, due }) => ({
      term: name,
      detail: `${formatMoney(amount)}\n${due}`,
    })),
  ];
}

function describePaymentRule({ deposit, balanceDueDaysBefore: days }: PaymentTerms): string {
  const due =
    days === 0 ? 'on the day of the event' : `${days} ${days === 1 ? 'day' : 'days'} before the event`;
  switch (deposit.kind) {
    case 'none':
      return `Full payment ${due}`;
    case 'amount':
      return `${formatMoney(deposit.amount)} on acceptance, the balance ${due}`;
    case 'percent':
      return `${deposit.percent}% on acceptance, the balance ${due}`;
  }
}

function describeDueOnAcceptance({ eventDate }: PayableQuote): string {
  return eventDate === '' ? 'On acceptance, as the event has no date' : 'On acceptance';
}
