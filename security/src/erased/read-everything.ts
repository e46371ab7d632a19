import type { HttpAnswer } from '@marquee/bar-kit/http-caller';

import type { Theatre } from '../matrix/cast/theatre.ts';
import { everyRoute } from '../stack/routes.ts';
import type { Booking } from '../walking-away/book.ts';
import type { Person } from '../stack/people.ts';
import type { ReadText } from './judge-erased.ts';

/** Every call that reads, as one side may make it; a call about one thing is asked about each of the booking's. */
export async function readEverything(
  { caller }: Theatre,
  { by, role, booking }: { by: Person; role: 'client' | 'provider'; booking: Booking },
): Promise<ReadText[]> {
  const reads = everyRoute().filter(
    ({ operation: { method, actor, path } }) =>
      method === 'get' && [role, 'user', 'anyone'].includes(actor) && !path.includes('google'),
  );
  const read: ReadText[] = [];
  for (const { operation } of reads) {
    for (const path of pathsOf(operation.path, booking)) {
      const answer = await caller.send({ method: 'GET', path: `/api${path}`, cookie: by.cookie });
      if (answer.status === 200) {
        read.push({ path, status: answer.status, text: textOf(answer) });
      }
    }
  }
  return read;
}

function pathsOf(path: string, { eventId, quoteId, invoiceId }: Booking): string[] {
  return path.includes('/:')
    ? [eventId, quoteId, invoiceId].map((id) => path.replaceAll(/:\w+/g, id))
    : [path];
}

/** Of a PDF the words cannot be searched for; those that are issued are compared as a whole. */
function textOf({ contentType, body }: HttpAnswer): string {
  return contentType.startsWith('application/pdf') ? '' : JSON.stringify(withoutIssued(body));
}

/** What an invoice or its receipt says for good, wherever it is handed over. */
const issued = new Set(['document', 'receiptParties', 'creditNotes', 'creditNoteParties', 'voidReason']);
const issuedNames = new Set(['clientName', 'clientEmail', 'providerName', 'eventName']);

function withoutIssued(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutIssued);
  }
  if (typeof value === 'string' && value.startsWith('{')) {
    return withoutIssued(JSON.parse(value));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const isInvoice = 'quoteTotal' in value;
  const kept = Object.entries(value).filter(
    ([name]) => !isInvoice || (!issued.has(name) && !issuedNames.has(name)),
  );
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutIssued(field)]));
}
