import { dateIn, isPastDate } from '@marquee/contracts/dates';
import { paidBeforeAcceptance, paymentRequest } from '@marquee/contracts/invoice-requests';
import type { ProviderInvoice } from '@marquee/contracts/invoices';

type WithTimeZone = Pick<ProviderInvoice, 'timeZone'>;

/** Today's date in the event's time zone, which payments use. */
export function getToday({ timeZone }: WithTimeZone): string {
  return dateIn(timeZone, new Date());
}

/** The contract's schema with the rule that the date is neither in the future nor before the acceptance. Billing checks the date again. */
export function createPaymentSchema({
  timeZone,
  acceptedOn,
}: WithTimeZone & Pick<ProviderInvoice, 'acceptedOn'>) {
  const { paidOn } = paymentRequest.shape;
  return paymentRequest.extend({
    paidOn: paidOn
      .refine(
        (date) => date === getToday({ timeZone }) || isPastDate(date, timeZone, new Date()),
        'A payment cannot be dated in the future',
      )
      .refine((date) => date >= acceptedOn, paidBeforeAcceptance),
  });
}
