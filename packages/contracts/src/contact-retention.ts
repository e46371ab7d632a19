import { endOfDate } from './dates.ts';

/** Days for which a provider can still read phones, addresses and comments of a request that did not become a booking. */
const daysAfterEnd = 90;
const dayMs = 86_400_000;

/** `eventDate` is a calendar date in `timeZone`, empty if unknown. */
type Request = { eventDate: string; timeZone: string; isBooked: boolean; cancelledAt: Date | null };

/** Whether 90 days have passed since the cancellation or the event date of a request that is not booked; false for a booked request. */
export function areContactsHidden(
  { eventDate, timeZone, isBooked, cancelledAt }: Request,
  now: Date,
): boolean {
  if (isBooked) {
    return false;
  }
  const ends = [
    ...(eventDate === '' ? [] : [endOfDate(eventDate, timeZone).getTime()]),
    ...(cancelledAt === null ? [] : [cancelledAt.getTime()]),
  ];
  return ends.some((end) => now.getTime() > end + daysAfterEnd * dayMs);
}
