import type { HttpResponse } from '@marquee/harness-kit/http-caller';
import type { Operation } from '@marquee/contracts/operation';

import type { Context } from '../matrix/context.ts';
import { pdfTextOf } from '../stack/pdf-text.ts';
import { everyRoute } from '../stack/routes.ts';
import type { Booking } from '../booking-breach/book.ts';
import type { Person } from '../stack/people.ts';
import type { ReadText } from './judge-erased.ts';

/** Calls every read operation as one side; an operation on one record is called for each record of the booking. */
export async function readEverything(
  { caller }: Context,
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
        read.push({ path, status: answer.status, ...(await textOf(operation, answer)) });
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

/** Omits the text of an invoice's PDFs: they are issued, keep their content, and are compared as a whole. */
async function textOf(
  { service }: Operation,
  answer: HttpResponse,
): Promise<Pick<ReadText, 'text' | 'isDocument'>> {
  const document = await pdfTextOf(answer);
  if (document === null) {
    return { text: JSON.stringify(withoutIssued(answer.body)), isDocument: false };
  }
  return service === 'billing' ? { text: '', isDocument: false } : { text: document, isDocument: true };
}

/** Fields with the permanent content of an invoice or its receipt, omitted in every response. */
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
