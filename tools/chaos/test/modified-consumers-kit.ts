import type { Envelope } from '@marquee/contracts/message';
import { quoteAccepted, quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { bookEvent } from '@marquee/events/events/book-event';
import type { EventDeps } from '@marquee/events/events/event-deps';
import type { Event } from '@marquee/events/events/domain/event';
import type { EventHistoryEntry } from '@marquee/events/events/event-history';
import { moveToProposal } from '@marquee/events/events/quote-consumers';
import type { RawContent } from '@marquee/service-kit/messaging/bus';
import { toEnvelope } from '@marquee/service-kit/messaging/message';

import type { FoundEvent } from '../src/check/found.ts';
import { validEnvelope } from '../src/gates/poison/valid-envelope.ts';
import { anEvent, aQuote } from './check-fixture.ts';

const now = (): Date => new Date('2026-03-01T12:00:00.000Z');

type Kept = { event: Event; history: EventHistoryEntry[] };

/** Modifies how a consumer reads the event, and what happens before the event is saved. */
export type Modifications = { seen?: (kept: Event, first: Event) => Event; beforeSave?: () => void };

/** The real consumers of the events service, with one sent event in memory. */
export function consumersOfOneEvent({ seen = (kept) => kept, beforeSave }: Modifications = {}) {
  const first = aSentEvent();
  const kept: Kept = { event: first, history: anEvent().history.slice(0, 2) as EventHistoryEntry[] };
  const events = {
    get: async () => seen(kept.event, first),
    async save(event: Event, { history = [] }: { history?: readonly EventHistoryEntry[] }) {
      beforeSave?.();
      kept.event = { ...event, version: kept.event.version + 1 };
      kept.history.push(...history);
      return kept.event;
    },
  };
  const deps = { events, now } as unknown as EventDeps;
  return { book: bookEvent(deps), propose: moveToProposal(deps), found: () => toFound(kept) };
}

export const created = aboutTheQuote(quoteCreated.type);
export const accepted = aboutTheQuote(quoteAccepted.type);

/** An acceptance as received from the broker. */
export function onTheWire(): RawContent {
  return { content: JSON.stringify(validEnvelope('events.book-event')), encoding: 'utf8' };
}

function aboutTheQuote(type: string): Envelope<QuoteSnapshot> {
  const { id: quoteId, eventId } = aQuote();
  const payload = { quoteId, eventId, payableCents: 49_900, clientAcceptedAt: now().toISOString() };
  const cause = { requestId: 'kin', traceparent: null, actor: 'system' };
  const metadata = { aggregateId: quoteId, aggregateVersion: 1, cause, at: now() };
  // The consumers of the events service read no other field.
  return { ...toEnvelope({ type, payload }, metadata), payload: payload as QuoteSnapshot };
}

/** The sent event of the system without faults before its first quote. */
function aSentEvent(): Event {
  const event = anEvent({
    status: 'inquiry',
    version: 2,
    sentToProviderAt: null,
    quoteIds: [],
    acceptedQuoteId: null,
    payableCents: null,
  });
  return event as unknown as Event;
}

function toFound({ event, history }: Kept): FoundEvent {
  const { status, version, quoteIds, acceptedQuoteId, payableCents } = event;
  return anEvent({ status, version, quoteIds, acceptedQuoteId, payableCents, history });
}
