import { dateIn, isPastDate } from '@marquee/contracts/dates';
import { paidBeforeAcceptance, paymentRequest } from '@marquee/contracts/invoice-requests';
import type { ProviderInvoice } from '@marquee/contracts/invoices';

type Where = Pick<ProviderInvoice, 'timeZone'>;

/** Today's date in the event's time zone, which payments use. */
export function todayAt({ timeZone }: Where): string {
  return dateIn(timeZone, new Date());
}

/** The contract's request with a date that is neither in the future nor before the acceptance; billing checks it again. */
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
