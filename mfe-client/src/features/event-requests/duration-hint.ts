import { endTimeOf } from '@marquee/contracts/event-times';
import { formatTwelveHour } from '@marquee/web-kit';
import { nextDayHint } from './next-day-hint.ts';

type Span = { date: string; from: string; duration: number | undefined };

/** The longest duration that the contract takes, in hours. */
const mostHours = 168;

/** The end that start and duration come to, for as long as none is typed. */
export function durationHint({ date, from, duration = 0 }: Span): string | undefined {
  if (from === '' || !(duration > 0 && duration <= mostHours)) {
    return undefined;
  }
  const end = endTimeOf({ startTime: from, duration });
  const day = duration < 24 ? nextDayHint({ date, from, to: end }) : undefined;
  return `Start and duration give ${formatTwelveHour(end)}${day === undefined ? '' : `. ${day}`}`;
}
