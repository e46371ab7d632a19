import { isPastDate } from '@marquee/contracts/dates';
import type { EventView } from '@marquee/contracts/events';

export type ArrangedEvents = { next: EventView | null; others: EventView[] };

/** Selects the next booked event for the board. Sorts the other events: coming events soonest first, then past events latest first. */
export function arrangeEvents(events: EventView[], now: Date): ArrangedEvents {
  const coming = events.filter((event) => !isOver(event, now)).sort(soonestFirst);
  const over = events.filter((event) => isOver(event, now)).sort((one, other) => soonestFirst(other, one));
  const next = coming.find(({ status }) => status === 'booked') ?? null;

  return { next, others: [...coming.filter((event) => event !== next), ...over] };
}

function isOver(event: EventView, now: Date): boolean {
  return event.eventDate !== '' && isPastDate(event.eventDate, event.timeZone, now);
}

/** Sorts events without a date after those with one. */
function soonestFirst(one: EventView, other: EventView): number {
  return (one.eventDate || '9999').localeCompare(other.eventDate || '9999');
}
