import { isPastDate } from '@marquee/contracts/dates';
import { parseCost } from '@marquee/contracts/money';
import { quoteUpdate } from '@marquee/contracts/quote-requests';
import type { QuoteUpdate } from '@marquee/contracts/quote-requests';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { z } from 'zod';
import { readSchedule, scheduleForm, toScheduleForm } from './schedule-form-values.ts';

/**
 * The schema of the typed values; saving converts them to the contract's shapes. The quote's validity date can be kept or changed, but not
 * removed. A changed date must not have passed in the event's time zone.
 */
export function createTermsSchema({ validUntil, timeZone }: ProviderQuote) {
  return z.object({
    discountAmount: z.string().refine(isDiscount, 'Please enter a valid number for the discount'),
    validUntil: (validUntil === null ? z.string() : z.string().min(1, 'Valid until is required')).refine(
      (typed) => typed === '' || typed === validUntil || !isPastDate(typed, timeZone, new Date()),
      'Valid until must not be in the past',
    ),
    notes: quoteUpdate.shape.notes.unwrap(),
    paymentSchedule: scheduleForm,
  });
}

function isDiscount(typed: string): boolean {
  const cost = parseCost(typed);
  return cost !== null && !cost.startsWith('-');
}

export type TermsFormValues = z.infer<ReturnType<typeof createTermsSchema>>;

export function toTermsForm(quote: ProviderQuote): TermsFormValues {
  const { discountAmount, validUntil, notes, paymentSchedule } = quote;
  return {
    discountAmount,
    validUntil: validUntil ?? '',
    notes,
    paymentSchedule: toScheduleForm(paymentSchedule),
  };
}

export function toTerms({
  discountAmount,
  validUntil,
  notes,
  paymentSchedule,
}: TermsFormValues): QuoteUpdate {
  return {
    notes,
    paymentSchedule: readSchedule(paymentSchedule).data,
    discountAmount: parseCost(discountAmount) ?? '0.00',
    ...(validUntil !== '' && { validUntil }),
  };
}
