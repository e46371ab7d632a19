import { today } from '@marquee/service-kit/test-kit/scenarios/dates';

import type { Context } from '../matrix/context.ts';
import { signUpClient, signUpProvider } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { book, eventJustOver, eventInProgress } from './book.ts';
import type { Parties } from './book.ts';
import type { Tried } from './judge-booking-breach.ts';
import { createTrials } from './create-trials.ts';

type Trials = ReturnType<typeof createTrials>;

const reason = { reason: 'It was dull' };
const dayMs = 86_400_000;
const clock = { now: () => new Date() };

/** Number of attempts and readings in one round. */
export const attemptsPerRound = 24;

/**
 * The client and the provider of a booking each try to leave the other with a loss, at times at which the rules forbid this. They also
 * make permitted attempts, and read the event and its invoice.
 */
export async function attemptBreaches(context: Context): Promise<Tried[]> {
  const parties = {
    client: await signUpClient(context.caller),
    provider: await signUpProvider(context.caller),
  };
  const trials = createTrials(context);
  await cancelLate(context, trials, parties);
  await cancelWithOverdueInvoice(context, trials, parties);
  await deleteAfterPayment(context, trials, parties);
  return trials.tried;
}

async function cancelLate(context: Context, trials: Trials, parties: Parties): Promise<void> {
  const { client, provider } = parties;
  const { eventId, invoiceId } = await book(context, parties, { event: eventInProgress() });
  const { attempt, read } = trials;
  const cancellation = { method: 'POST', path: `/client/events/${eventId}/cancel`, body: reason } as const;
  const status = { method: 'PATCH', path: `/events/${eventId}/status` } as const;
  const late = { by: client, expected: '409 event_has_started', ...cancellation };
  await attempt({ what: 'the client cancels after the start', ...late });
  const early = { by: provider, expected: '409 event_not_over', ...status, body: { status: 'completed' } };
  await attempt({ what: 'the provider completes before the end', ...early });
  await read('the event', client, { path: `/client/events/${eventId}`, expected: 'booked' });
  await read('its invoice', client, { path: `/billing/client/invoices/${invoiceId}`, expected: 'sent' });
  await attempt({
    what: 'the client deletes the account with an open booking',
    ...deletion(client, '409 open_bookings'),
  });
  await attempt({
    what: 'the provider deletes the account with an open booking',
    ...deletion(provider, '409 open_bookings'),
  });
  const allowed = { by: provider, expected: '200', ...status, body: { status: 'cancelled', ...reason } };
  await attempt({ what: 'the provider cancels after the start', ...allowed });
  await read('the invoice that was not overdue', client, {
    path: `/billing/client/invoices/${invoiceId}`,
    expected: 'void',
  });
  const lately = deletion(provider, '409 booking_completed_lately');
  await attempt({ what: 'the provider deletes the account after cancelling a booking', ...lately });
}

async function cancelWithOverdueInvoice(context: Context, trials: Trials, parties: Parties): Promise<void> {
  const { client, provider } = parties;
  const { eventId, invoiceId } = await book(context, parties);
  const { attempt, read } = trials;
  const yesterday = new Date(Date.now() - dayMs);
  await context.product.databases.billing
    .collection<{ _id: string }>('invoices')
    .updateOne({ _id: invoiceId }, { $set: { dueUntil: yesterday } });
  const cancellation = { method: 'POST', path: `/client/events/${eventId}/cancel`, body: reason } as const;
  await attempt({ what: 'the client cancels in time', by: client, expected: '200', ...cancellation });
  await read('the overdue invoice', client, {
    path: `/billing/client/invoices/${invoiceId}`,
    expected: 'sent',
  });
  await attempt({
    what: 'the client deletes the account with an overdue invoice',
    ...deletion(client, '409 unpaid_invoices'),
  });
  const voiding = { method: 'POST', path: `/billing/invoices/${invoiceId}/void`, body: reason } as const;
  await attempt({ what: 'the provider voids it', by: provider, expected: '200', ...voiding });
}

async function deleteAfterPayment(context: Context, trials: Trials, parties: Parties): Promise<void> {
  const { client, provider } = parties;
  const { eventId, invoiceId } = await book(context, parties, { event: eventJustOver() });
  const { attempt, read } = trials;
  const post = (what: string, expected: string, request: { to: string; body: object }) =>
    attempt({
      what,
      expected,
      by: provider,
      method: 'POST',
      path: `/billing/invoices/${invoiceId}/${request.to}`,
      body: request.body,
    });
  const status = {
    method: 'PATCH',
    path: `/events/${eventId}/status`,
    body: { status: 'completed' },
  } as const;
  await attempt({ what: 'the provider completes after the end', by: provider, expected: '200', ...status });
  await attempt({
    what: 'the client deletes the account with an unpaid invoice',
    ...deletion(client, '409 unpaid_invoices'),
  });
  await attempt({
    what: 'the provider deletes the account with an unpaid invoice',
    ...deletion(provider, '409 unpaid_invoices'),
  });
  await post('the provider is paid', '200', { to: 'payment', body: { paidOn: today(clock) } });
  const tooMuch = { to: 'refunds', body: { amount: '500.01', ...reason } };
  await post('the provider refunds more than was paid', '422 refund_exceeds_payment', tooMuch);
  for (let times = 0; times < 20; times += 1) {
    await context.caller.send({
      ...{ method: 'POST', path: `/api/billing/invoices/${invoiceId}/refunds`, cookie: provider.cookie },
      body: { amount: '0.01', ...reason },
    });
  }
  const cent = { to: 'refunds', body: { amount: '0.01', ...reason } };
  await post('the provider makes a 21st partial refund', '409 too_many_credit_notes', cent);
  await attempt({
    what: 'the provider deletes the account soon after the event',
    ...deletion(provider, '409 booking_completed_lately'),
  });
  await read('the invoice', client, {
    path: `/billing/client/invoices/${invoiceId}`,
    expected: 'partly_refunded',
  });
  await attempt({ what: 'the client deletes the account with nothing due', ...deletion(client, '204') });
  await read('the invoice', provider, {
    path: `/billing/invoices/${invoiceId}`,
    expected: 'partly_refunded',
  });
  await read('the event', provider, { path: `/events/${eventId}`, expected: 'completed' });
}

function deletion(by: Person, expected: string) {
  const body = { password: by.password };
  return { by, expected, method: 'POST', path: '/account/deletion', body } as const;
}
