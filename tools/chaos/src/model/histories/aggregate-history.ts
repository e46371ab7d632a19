import type { Envelope } from '@marquee/contracts/message';
import { eventShapes } from '@marquee/events/events/stored-shapes';
import { quoteShapes } from '@marquee/quotes/quotes/stored-shapes';
import { createShapes } from '@marquee/service-kit/store/shapes';
import type { StoredEntry } from '@marquee/service-kit/store/aggregate-document';
import type { ShapeChange } from '@marquee/service-kit/store/shapes';

import type { TestBed } from './arrivals.ts';
import type { Story } from './story.ts';

/** What happened to an aggregate: the steps of its history, and its published messages. */
export type AggregateHistory = {
  id: string;
  version: number;
  steps: readonly string[];
  messages: readonly PublishedMessage[];
};

export type PublishedMessage = { type: string; version: number; payload: unknown };

type Stored = { _id: string; version: number; history: readonly StoredEntry[]; outbox: readonly Envelope[] };

/** The histories of the event and of the quotes that existed before the first arrival, in this order. */
export async function aggregateHistoriesOf(testBed: TestBed, story: Story): Promise<AggregateHistory[]> {
  const { events, quotes } = testBed.services;
  const event = await events.connection.collection<Stored>('events').findOne({ _id: story.eventId });
  const ofStory = await Promise.all(
    [story.quoteIds.at(-1) ?? '', story.handMadeId].map((id) =>
      quotes.connection.collection<Stored>('quotes').findOne({ _id: id }),
    ),
  );
  const stored = [
    [event, typeOfEventFact] as const,
    ...ofStory.map((quote) => [quote, typeOfQuoteFact] as const),
  ];
  return stored.flatMap(([document, typeOf]) =>
    document === null ? [] : [toAggregateHistory(document, typeOf, testBed.bus.published)],
  );
}

type TypeOf = (entry: StoredEntry) => string;

const typeOfEventFact = typeIn(eventShapes);
const typeOfQuoteFact = typeIn(quoteShapes);

function typeIn(changes: readonly ShapeChange[]): TypeOf {
  const { toEntry } = createShapes(changes);
  return (entry) => String(toEntry(entry).type);
}

/**
 * Combines published messages with those in the outbox, because the relay publishes in the background. For a moment, a message is in both
 * places.
 */
function toAggregateHistory(
  { _id: id, version, history, outbox }: Stored,
  typeOf: TypeOf,
  published: readonly Envelope[],
): AggregateHistory {
  const sent = published.filter(({ aggregateId }) => aggregateId === id);
  const byId = new Map([...sent, ...outbox].map((envelope) => [envelope.id, envelope]));
  return {
    id,
    version,
    steps: history.map(typeOf),
    messages: [...byId.values()]
      .map(({ type, aggregateVersion, payload }) => ({ type, version: aggregateVersion, payload }))
      .toSorted((a, b) => a.version - b.version),
  };
}
