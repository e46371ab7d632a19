import { mostHours } from '@marquee/contracts/event-requests';
import { endDayOf, endTimeOf } from '@marquee/contracts/event-times';
import { formatTime } from '@marquee/web-kit';
import { nextDay, nextDayHint } from './next-day-hint.ts';
import type { RequestForm, RequestFormValues } from './request-form.ts';

type Times = Pick<
  RequestFormValues,
  'eventDate' | 'startTime' | 'endTime' | 'duration' | 'venueEntryTime' | 'venueExitTime'
>;

/** The typed times; the form renders again when one of them changes. */
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
 * The hint below the end: the end computed from start and duration unless the client typed it, and the date if the end is on the next day.
 */
export function endHint(times: Times): string | undefined {
  const { eventDate, startTime, endTime } = times;
  const given = endGivenBy(times);
  const ofTyped = nextDayHint({ date: eventDate, from: startTime, to: endTime });
  return given === undefined || given === endTime
    ? ofTyped
    : sentences(ofTyped, `Start and duration give ${inWords(times, given)}`);
}

/** The hint below the venue entry while it is empty: when the event starts. */
export function entryHint({ startTime, venueEntryTime }: Times): string | undefined {
  return venueEntryTime === '' && startTime !== ''
    ? `The event starts at ${formatTime(startTime)}`
    : undefined;
}

/** The hint below the venue exit: while it is empty, when the event ends; otherwise the date of an exit on the next day. */
export function exitHint(times: Times): string | undefined {
  const { eventDate, endTime, venueEntryTime, venueExitTime } = times;
  if (venueExitTime !== '') {
    return nextDayHint({ date: eventDate, from: venueEntryTime, to: venueExitTime });
  }
  if (endTime !== '') {
    return `The event ends at ${sentences(formatTime(endTime), nextDayHint({ date: eventDate, from: times.startTime, to: endTime }))}`;
  }
  const end = endGivenBy(times);
  return end && `The event ends at ${inWords(times, end)}`;
}

/** The end computed from start and duration, `HH:mm`. An unreadable duration is a string. */
function endGivenBy({ startTime, duration }: Times): string | undefined {
  const isKnown = startTime !== '' && typeof duration === 'number' && duration > 0 && duration <= mostHours;
  return isKnown ? endTimeOf({ startTime, duration }) : undefined;
}

/** The computed end as text, with its date if that is the next day. */
function inWords({ eventDate, startTime, duration = 0 }: Times, end: string): string {
  const isNextDay = endDayOf({ startTime, duration }) > 0;
  return sentences(formatTime(end), isNextDay ? nextDay(eventDate) : undefined);
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('. ');
}
