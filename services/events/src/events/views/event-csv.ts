import { Readable, pipeline } from 'node:stream';
import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import { cleanLine } from '@marquee/contracts/clean-text';
import { toAmount } from '@marquee/contracts/money';
import { stringify } from 'csv-stringify';
import type { QuotedEvent } from './provider-event.ts';

type Column = { header: string; cell: (row: QuotedEvent) => string | number | null };

const columns: readonly Column[] = [
  { header: 'Client', cell: ({ event }) => event.clientName },
  { header: 'Client email', cell: ({ event }) => event.clientEmail },
  { header: 'Event', cell: ({ event }) => event.name },
  { header: 'Type', cell: ({ event }) => event.eventCategory },
  { header: 'Date', cell: ({ event }) => event.eventDate },
  { header: 'Start time', cell: ({ event }) => event.startTime },
  { header: 'Guests', cell: ({ event }) => event.guestCount },
  { header: 'Venue', cell: ({ event }) => event.venueAddress },
  {
    header: 'Value (USD)',
    cell: ({ event: { payableCents } }) => (payableCents === null ? '' : toAmount(payableCents)),
  },
  { header: 'Status', cell: ({ event }) => eventStatusLabels[event.status] },
  { header: 'Received', cell: ({ event }) => event.sentToProviderAt?.toISOString() ?? '' },
  { header: 'Quoted (USD)', cell: ({ quoted }) => quoted.quotedAmount ?? '' },
];

/** Returns the leads table as CSV (RFC 4180) in UTF-8 with a byte order mark. No cell can be a formula. */
export function toCsv(events: AsyncIterable<QuotedEvent>): AsyncIterable<string | Uint8Array> {
  const lines = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => header),
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // The callback ignores an error of the source, because reading `lines` throws the same error.
  pipeline(Readable.from(rowsOf(events)), lines, () => undefined);
  return lines;
}

async function* rowsOf(events: AsyncIterable<QuotedEvent>): AsyncGenerator<(string | number | null)[]> {
  for await (const event of events) {
    yield columns.map(({ cell }) => cleanCell(cell(event)));
  }
}

/** Cleans texts again, because texts of earlier releases were stored without cleaning. */
function cleanCell(cell: string | number | null): string | number | null {
  return typeof cell === 'string' ? cleanLine(cell) : cell;
}
