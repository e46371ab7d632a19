import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import type { EventTimes } from '@marquee/contracts/working-window';

export type Times = Omit<EventTimes, 'duration' | 'timeZone'>;

/**
 * Times of an event that ended just after midnight of today in its time zone: past dates are rejected, and an event can be completed only
 * after its working window has ended.
 */
export function justOver(): Times {
  return {
    eventDate: dateIn(defaultTimeZone, new Date()),
    startTime: '00:00',
    endTime: '00:01',
    venueEntryTime: '00:00',
    venueExitTime: '00:01',
  };
}
