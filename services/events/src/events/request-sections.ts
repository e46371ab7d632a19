import { daysBefore } from '@marquee/contracts/dates';
import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { Event } from './domain/event.ts';

/** Requests that a list shows together and in one order. `dates` is the range of the requests' event dates. */
export type RequestSection = {
  statuses: readonly EventStatus[];
  dates?: { $gt?: string; $lt?: string };
  /** 1: soonest first; -1: latest first. */
  direction: 1 | -1;
};

const open: readonly EventStatus[] = ['inquiry', 'proposal', 'booked'];
const ended: readonly EventStatus[] = ['completed', 'cancelled'];

/** Returns three sections: upcoming, past, and ended requests. Completed and cancelled requests are ended, whatever their date. */
export function requestSections(today: string): RequestSection[] {
  // Not `$gte: today`: the local database engine ignores an inclusive bound when it reads a descending index backward.
  const yesterday = daysBefore(1, today);
  return [
    { statuses: open, dates: { $gt: yesterday }, direction: 1 },
    { statuses: open, dates: { $lt: today }, direction: -1 },
    { statuses: ended, direction: -1 },
  ];
}

/** The index of the section that shows an event. */
export function sectionOf({ status, eventDate }: Event, today: string): number {
  return ended.includes(status) ? 2 : Number(eventDate < today);
}

/** Returns a comparator for the order of a section. Events on the same date are ordered by id. */
export function inOrderOf({ direction }: RequestSection): (one: Event, other: Event) => number {
  return (one, other) =>
    direction * (one.eventDate.localeCompare(other.eventDate) || (one.id < other.id ? -1 : 1));
}
