import { dateIn, isPastDate } from '@marquee/contracts/dates';
import { paidBeforeAcceptance, paymentRequest } from '@marquee/contracts/invoice-requests';
import type { ProviderInvoice } from '@marquee/contracts/invoices';

type Where = Pick<ProviderInvoice, 'timeZone'>;

/** A payment is dated where the event is. */
export function todayAt({ timeZone }: Where): string {
  return dateIn(timeZone, new Date());
}

/** The contract's request, no day that is still to come, and none before the acceptance; billing asks again. */
export function paymentFormFor({ timeZone, acceptedOn }: Where & Pick<ProviderInvoice, 'acceptedOn'>) {
  const { paidOn } = paymentRequest.shape;
  return paymentRequest.extend({
    paidOn: paidOn
      .refine(
        (date) => date === todayAt({ timeZone }) || isPastDate(date, timeZone, new Date()),
        'A payment cannot be dated in the future',
      )
      .refine((date) => date >= acceptedOn, paidBeforeAcceptance),
  });
}
