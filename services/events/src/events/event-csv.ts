import { Readable, pipeline } from 'node:stream';
import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import { cleanLine } from '@marquee/contracts/clean-text';
import { toAmount } from '@marquee/contracts/money';
import { stringify } from 'csv-stringify';
import type { Event } from './event.ts';

type Column = { header: string; cell: (event: Event) => string | number | null };

const columns: readonly Column[] = [
  { header: 'Client', cell: ({ clientName }) => clientName },
  { header: 'Client email', cell: ({ clientEmail }) => clientEmail },
  { header: 'Event', cell: ({ name }) => name },
  { header: 'Type', cell: ({ eventCategory }) => eventCategory },
  { header: 'Date', cell: ({ eventDate }) => eventDate },
  { header: 'Start time', cell: ({ startTime }) => startTime },
  { header: 'Guests', cell: ({ guestCount }) => guestCount },
  { header: 'Venue', cell: ({ venueAddress }) => venueAddress },
  { header: 'Value (USD)', cell: ({ totalCents }) => (totalCents === null ? '' : toAmount(totalCents)) },
  { header: 'Status', cell: ({ status }) => eventStatusLabels[status] },
  { header: 'Received', cell: ({ sentToProviderAt }) => sentToProviderAt?.toISOString() ?? '' },
];

/** The leads table as spreadsheets open it: UTF-8 with its mark, RFC 4180, and no cell that could be a formula. */
export function toCsv(events: AsyncIterable<Event>): AsyncIterable<string | Uint8Array> {
  const lines = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => header),
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // Its outcome is seen by whoever reads the lines: a source that fails ends them with its error.
  pipeline(Readable.from(rowsOf(events)), lines, () => undefined);
  return lines;
}

async function* rowsOf(events: AsyncIterable<Event>): AsyncGenerator<(string | number | null)[]> {
  for await (const event of events) {
    yield columns.map(({ cell }) => cleanCell(cell(event)));
  }
}

/** A text may have been stored before texts were cleaned. */
function cleanCell(cell: string | number | null): string | number | null {
  return typeof cell === 'string' ? cleanLine(cell) : cell;
}
