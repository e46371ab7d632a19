import { areContactsHidden } from '@marquee/contracts/contact-retention';
import { blankEventTexts } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import { toQuoted } from '../../projections/quoted.ts';
import type { Quoted } from '../../projections/quoted.ts';
import type { EventDeps } from '../event-deps.ts';
import { toEventView } from './event-view.ts';
import type { Event } from '../domain/event.ts';

/** An event with its quotes' data for the provider. */
export type QuotedEvent = { event: Event; quoted: Quoted };

/**
 * The event as its provider may read it at `now`. If the event was never booked, phones, addresses and comments are removed more than
 * 90 days after the event date or the cancellation.
 */
export function redactForProvider(event: Event, now: Date): Event {
  const isBooked = event.bookedAt !== null;
  return areContactsHidden({ ...event, isBooked }, now) ? { ...event, ...redacted } : event;
}

/** The event as its provider may read it, without the data of its quotes. */
export function toProviderEventView(event: Event, now: Date): EventView {
  return toEventView(redactForProvider(event, now));
}

/** Returns the event with the data of its quotes, as its provider may read it. */
export async function showProviderEvent(
  { standings, now }: Pick<EventDeps, 'standings' | 'now'>,
  event: Event,
): Promise<EventView> {
  const quotes = await standings.findByEvents([event.id]);
  return toQuotedEventView({ event, quoted: toQuoted(quotes.get(event.id)) }, now());
}

export function toQuotedEventView({ event, quoted }: QuotedEvent, now: Date): EventView {
  return { ...toProviderEventView(event, now), ...quoted };
}

const redacted = {
  keyContactPhone: '',
  alternatePhone: '',
  venueAddress: '',
  homeAddress: '',
  ...blankEventTexts,
};
