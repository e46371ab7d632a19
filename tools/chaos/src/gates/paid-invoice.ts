import { randomUUID } from 'node:crypto';

import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { recordPayment } from '@marquee/contracts/invoice-operations';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import { createAcceptedQuote } from '../faults/fail-points/journeys/run-to-acceptance.ts';
import { waitForInvoice } from '../faults/fail-points/journeys/wait-for-invoice.ts';
import { createHistory } from '../history/history.ts';
import type { Person } from '../load/change-request.ts';

/** The invoice with its quote, its client and its provider. */
export type PaidInvoice = { id: string; quoteId: string; client: Person; provider: Person };

/**
 * Runs a journey to an accepted quote, waits for the sent invoice, and records a cash payment. The invoice's amount permits one-cent
 * refunds for longer than a gate runs.
 */
export async function aPaidInvoice(caller: HttpCaller): Promise<PaidInvoice> {
  const { client, provider, quoteId } = await createAcceptedQuote({ caller, history: createHistory() });
  const { id } = await waitForInvoice(caller, provider, ({ status }) => status === 'sent');
  const { status } = await caller.send({
    method: 'POST',
    path: `/api${operationUrl(recordPayment, { params: { id } })}`,
    body: { paidOn: dateIn(defaultTimeZone, new Date()), note: 'Cash' },
    cookie: provider.cookie,
    idempotencyKey: randomUUID(),
  });
  if (status !== recordPayment.status) {
    throw new Error(`a payment was answered ${status}`);
  }
  return { id, quoteId, client, provider };
}
