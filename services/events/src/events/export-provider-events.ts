import { dateIn } from '@marquee/contracts/dates';
import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { fileNameOf } from '@marquee/service-kit/http/file-name';
import { toQuoted } from '../projections/quoted.ts';
import type { EventDeps } from './event-deps.ts';
import { toCsv } from './views/event-csv.ts';
import type { Event } from './domain/event.ts';
import { redactForProvider } from './views/provider-event.ts';
import type { QuotedEvent } from './views/provider-event.ts';

/** Returns all events sent to the provider, optionally of one status, as a CSV file. Reads them in batches during the response. */
export function exportProviderEvents(deps: EventDeps): Handler<typeof api.exportProviderEvents> {
  const { events, providers, timeZone, now } = deps;
  return async ({ query: { status } }, { providerId }) => {
    const filter = { providerId, sentToProvider: true, ...(status !== undefined && { status }) };
    const provider = await providers.getRecipient(providerId);
    return {
      name: fileNameOf([`Events ${dateIn(timeZone, now())}`, provider?.name ?? ''], 'csv'),
      content: toCsv(withQuotes(deps, events.stream(filter, { field: 'eventDate', direction: -1 }))),
    };
  };
}

/** The number of events whose quotes are read with one query. */
const batchSize = 200;

async function* withQuotes(
  { standings, now }: EventDeps,
  events: AsyncIterable<Event>,
): AsyncGenerator<QuotedEvent> {
  const at = now();
  for await (const batch of inBatches(events, batchSize)) {
    const quotes = await standings.findByEvents(batch.map(({ id }) => id));
    yield* batch.map((event) => ({
      event: redactForProvider(event, at),
      quoted: toQuoted(quotes.get(event.id)),
    }));
  }
}

async function* inBatches<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}
