import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { HttpCaller } from '@marquee/bar-kit/http-caller';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import { listInvoices, recordPayment } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import { travel } from '../faults/fail-points/ways/travel.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Person } from '../load/doing.ts';

/** Both who have to do with it. */
export type PaidInvoice = { id: string; client: Person; provider: Person };

const againAfterMs = 200;
const sentWithinMs = 60_000;

/** Of a quote that was accepted, paid in cash: cent by cent it can be given back for longer than a bar lasts. */
export async function aPaidInvoice(caller: HttpCaller): Promise<PaidInvoice> {
  const { client, provider } = await travel({ caller, ledger: createLedger() });
  const id = await untilSent(caller, provider);
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
  return { id, client, provider };
}

async function untilSent(caller: HttpCaller, { cookie }: Person): Promise<string> {
  const deadline = performance.now() + sentWithinMs;
  while (performance.now() < deadline) {
    const answer = await caller.send({ method: 'GET', path: `/api${listInvoices.path}`, cookie });
    const invoices = answer.status === listInvoices.status ? (answer.body as ProviderInvoice[]) : [];
    const sent = invoices.find(({ status }) => status === 'sent');
    if (sent !== undefined) {
      return sent.id;
    }
    await wait(againAfterMs);
  }
  throw new Error('a quote was accepted, and its invoice was not sent in time');
}
