import { setTimeout as wait } from 'node:timers/promises';

import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import { listInvoices } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';

import type { Person } from '../../../load/change-request.ts';

const againAfterMs = 200;
const timeoutMs = 60_000;

/**
 * Waits for the provider's first matching invoice, because invoices are created and sent some time after the acceptance. Throws after a
 * minute.
 */
export async function waitForInvoice(
  caller: HttpCaller,
  { cookie }: Person,
  isWanted: (invoice: ProviderInvoice) => boolean,
): Promise<ProviderInvoice> {
  const deadline = performance.now() + timeoutMs;
  const path = `/api${listInvoices.path}`;
  while (performance.now() < deadline) {
    const answer = await caller.send({ method: 'GET', path, cookie }).catch(() => null);
    const invoices = answer?.status === listInvoices.status ? (answer.body as ProviderInvoice[]) : [];
    const wanted = invoices.find(isWanted);
    if (wanted !== undefined) {
      return wanted;
    }
    await wait(againAfterMs);
  }
  throw new Error('a quote was accepted, but the invoice was not created in time');
}
