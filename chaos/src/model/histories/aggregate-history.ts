import type { Envelope } from '@marquee/contracts/message';

import { parseQuoteStep } from '../../check/rules/quote-step.ts';
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

type Stored = { _id: string; version: number; history: readonly Entry[]; outbox: readonly Envelope[] };
type Entry = { type?: string; notes?: string };

/** The histories of the event and of the quotes that existed before the first arrival, in this order. */
export async function aggregateHistoriesOf(testBed: TestBed, story: Story): Promise<AggregateHistory[]> {
  const { events, quotes } = testBed.services;
  const stored = [
    await events.connection.collection<Stored>('events').findOne({ _id: story.eventId }),
    ...(await Promise.all(
      [story.quoteIds.at(-1) ?? '', story.handMadeId].map((id) =>
        quotes.connection.collection<Stored>('quotes').findOne({ _id: id }),
      ),
    )),
  ];
  return stored.flatMap((document) =>
    document === null ? [] : [toAggregateHistory(document, testBed.bus.published)],
  );
}

/**
 * Combines published messages with those in the outbox, because the relay publishes in the background. For a moment, a message is in both
 * places.
 */
function toAggregateHistory(
  { _id: id, version, history, outbox }: Stored,
  published: readonly Envelope[],
): AggregateHistory {
  const sent = published.filter(({ aggregateId }) => aggregateId === id);
  const byId = new Map([...sent, ...outbox].map((envelope) => [envelope.id, envelope]));
  return {
    id,
    version,
    steps: history.map(({ type, notes = '' }) => type ?? parseQuoteStep(notes) ?? notes),
    messages: [...byId.values()]
      .map(({ type, aggregateVersion, payload }) => ({ type, version: aggregateVersion, payload }))
      .toSorted((a, b) => a.version - b.version),
  };
}
