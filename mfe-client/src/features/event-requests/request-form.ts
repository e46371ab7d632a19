import { defaultTimeZone, isPastDate } from '@marquee/contracts/dates';
import { eventRequest, formHours } from '@marquee/contracts/event-requests';
import type { EventRequest } from '@marquee/contracts/event-requests';
import type { ContractForm } from '@marquee/web-kit/forms';
import type { z } from 'zod';

/** The contract's schema with the maximum duration of our forms and the rule that the date is not past. Its input may lack the numbers. */
export const requestForm = eventRequest.extend({
  duration: allowEmpty(formHours('Duration is required')),
  guestCount: allowEmpty(eventRequest.shape.guestCount),
  eventDate: eventRequest.shape.eventDate.refine(
    (date) => !isPastDate(date, defaultTimeZone, new Date()),
    'Event date must be in the future',
  ),
});

export type RequestFormValues = z.input<typeof requestForm>;
export type RequestForm = ContractForm<RequestFormValues, EventRequest>;
export type RequestSectionProps = { form: RequestForm };

/** Allows the form to contain an empty number, which validation rejects with the contract's message. */
function allowEmpty(number: z.ZodNumber) {
  return number.optional().pipe(number);
}
