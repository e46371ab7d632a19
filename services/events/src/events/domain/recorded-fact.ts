import { isDeepStrictEqual } from 'node:util';
import type { NoData } from '@marquee/service-kit/store/history-entry';
import type { Event, EventFact, Side } from './event.ts';

/** A fact as the history of an event keeps it: without any typed text, because the history remains after an erasure. */
export type RecordedFact =
  | { type: 'created' | 'completed' | 'freed'; data: NoData }
  /** The names of the changed fields. */
  | { type: 'edited'; data: { fields: readonly string[] } }
  | { type: 'sent'; data: { providerId: string | null } }
  | { type: 'proposed'; data: { quoteId: string | null } }
  | { type: 'quoted-again' | 'quote-archived'; data: { quoteId: string } }
  | { type: 'booked'; data: { quoteId: string; payableCents: number } }
  | { type: 'cancelled-again'; data: { quoteId: string; payableCents: number | null } }
  | { type: 'erased'; data: { side: Side } }
  | { type: 'cancelled'; data: { by: Side } };

type EventStep = { fact: EventFact; before: Event | null; after: Event };

export function recordedFactOf({ fact, before, after }: EventStep): RecordedFact {
  switch (fact.type) {
    case 'edited':
      return { type: fact.type, data: { fields: changedFields(before, after) } };
    case 'sent':
      return { type: fact.type, data: { providerId: after.providerId } };
    case 'proposed':
      return { type: fact.type, data: { quoteId: fact.quoteId } };
    case 'quoted-again':
    case 'quote-archived':
      return { type: fact.type, data: { quoteId: fact.quoteId } };
    case 'booked': {
      const { quoteId, acceptance } = fact;
      return { type: fact.type, data: { quoteId, payableCents: acceptance.payableCents } };
    }
    case 'cancelled-again': {
      const { quoteId, acceptance } = fact;
      return { type: fact.type, data: { quoteId, payableCents: acceptance?.payableCents ?? null } };
    }
    case 'erased':
      return { type: fact.type, data: { side: fact.side } };
    case 'cancelled':
      return { type: fact.type, data: { by: fact.by } };
    case 'completed':
    case 'freed':
      return { type: fact.type, data: {} };
  }
}

function changedFields(before: Event | null, after: Event): string[] {
  const earlier = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(value, earlier.get(field)))
    .map(([field]) => field);
}
