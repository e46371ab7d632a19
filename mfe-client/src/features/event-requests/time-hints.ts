import { maxHours } from '@marquee/contracts/event-requests';
import { endDayOf, endTimeOf } from '@marquee/contracts/event-times';
import { formatTime } from '@marquee/web-kit';
import { formatNextDay, getNextDayHint } from './next-day-hint.ts';
import type { RequestForm, RequestFormValues } from './request-form.ts';

type Times = Pick<
  RequestFormValues,
  'eventDate' | 'startTime' | 'endTime' | 'duration' | 'venueEntryTime' | 'venueExitTime'
>;

/** Returns the typed times. The calling component renders again when one of them changes. */
export function watchTimes({ rhf }: RequestForm): Times {
  const [eventDate, startTime, endTime, duration] = rhf.watch([
    'eventDate',
    'startTime',
    'endTime',
    'duration',
  ]);
  const [venueEntryTime, venueExitTime] = rhf.watch(['venueEntryTime', 'venueExitTime']);
  return { eventDate, startTime, endTime, duration, venueEntryTime, venueExitTime };
}

/**
 * The hint below the field End Time. It shows the end computed from start and duration if the typed end is empty or different, and the
 * date of each end that is on the next day.
 */
export function getEndHint(times: Times): string | undefined {
  const { eventDate, startTime, endTime } = times;
  const computedEnd = computeEnd(times);
  const typedHint = getNextDayHint({ date: eventDate, from: startTime, to: endTime });
  return computedEnd === undefined || computedEnd === endTime
    ? typedHint
    : joinSentences(typedHint, `Start and duration give ${formatEnd(times, computedEnd)}`);
}

/** The hint below the field Venue Entry Time. It shows the start of the event while the field is empty. */
export function getEntryHint({ startTime, venueEntryTime }: Times): string | undefined {
  return venueEntryTime === '' && startTime !== ''
    ? `The event starts at ${formatTime(startTime)}`
    : undefined;
}

/**
 * The hint below the field Venue Exit Time. While the field is empty, it shows the end of the event. For an exit on the next day, it shows
 * the date of the exit.
 */
export function getExitHint(times: Times): string | undefined {
  const { eventDate, endTime, venueEntryTime, venueExitTime } = times;
  if (venueExitTime !== '') {
    return getNextDayHint({ date: eventDate, from: venueEntryTime, to: venueExitTime });
  }
  if (endTime !== '') {
    return `The event ends at ${joinSentences(formatTime(endTime), getNextDayHint({ date: eventDate, from: times.startTime, to: endTime }))}`;
  }
  const end = computeEnd(times);
  return end && `The event ends at ${formatEnd(times, end)}`;
}

/** The end computed from start and duration, as `HH:mm`; undefined if either is missing or invalid. An invalid duration may be a string. */
function computeEnd({ startTime, duration }: Times): string | undefined {
  const isKnown = startTime !== '' && typeof duration === 'number' && duration > 0 && duration <= maxHours;
  return isKnown ? endTimeOf({ startTime, duration }) : undefined;
}

/** The computed end as text, with the date if the end is on the next day. */
function formatEnd({ eventDate, startTime, duration = 0 }: Times, end: string): string {
  const isNextDay = endDayOf({ startTime, duration }) > 0;
  return joinSentences(formatTime(end), isNextDay ? formatNextDay(eventDate) : undefined);
}

function joinSentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('. ');
}
