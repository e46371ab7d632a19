import type { Theatre } from '../matrix/cast/theatre.ts';
import { today } from '../matrix/scenes/forms.ts';
import { signUpClient, signUpProvider } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { book, justOver, underWay } from './book.ts';
import type { Couple } from './book.ts';
import type { Tried } from './judge-walking-away.ts';
import { createTrials } from './try-acts.ts';

type Trials = ReturnType<typeof createTrials>;

const reason = { reason: 'It was dull' };
const dayMs = 86_400_000;

/** Number of attempts in one round. */
export const actsOfRound = 24;

/** Client and provider of a booking try to leave the other with the loss, at every time at which they must not. */
export async function walkAway(theatre: Theatre): Promise<Tried[]> {
  const couple = {
    client: await signUpClient(theatre.caller),
    provider: await signUpProvider(theatre.caller),
  };
  const trials = createTrials(theatre);
  await cancelLate(theatre, trials, couple);
  await oweWhatIsOverdue(theatre, trials, couple);
  await leaveWithMoney(theatre, trials, couple);
  return trials.tried;
}

async function cancelLate(theatre: Theatre, trials: Trials, couple: Couple): Promise<void> {
  const { client, provider } = couple;
  const { eventId, invoiceId } = await book(theatre, couple, { event: underWay() });
  const { attempt, read } = trials;
  const cancellation = { method: 'POST', path: `/client/events/${eventId}/cancel`, body: reason } as const;
  const status = { method: 'PATCH', path: `/events/${eventId}/status` } as const;
  const late = { by: client, wanted: '409 event_has_started', ...cancellation };
  await attempt({ what: 'the client cancels after the start', ...late });
  const early = { by: provider, wanted: '409 event_not_over', ...status, body: { status: 'completed' } };
  await attempt({ what: 'the provider completes before the end', ...early });
  await read('the event', client, { path: `/client/events/${eventId}`, wanted: 'booked' });
  await read('its invoice', client, { path: `/billing/client/invoices/${invoiceId}`, wanted: 'sent' });
  await attempt({ what: 'the client leaves an open booking', ...leaving(client, '409 open_bookings') });
  await attempt({ what: 'the provider leaves an open booking', ...leaving(provider, '409 open_bookings') });
  const allowed = { by: provider, wanted: '200', ...status, body: { status: 'cancelled', ...reason } };
  await attempt({ what: 'the provider cancels after the start', ...allowed });
  await read('what was not overdue', client, {
    path: `/billing/client/invoices/${invoiceId}`,
    wanted: 'void',
  });
  const lately = leaving(provider, '409 booking_completed_lately');
  await attempt({ what: 'the provider leaves after cancelling a booking', ...lately });
}

async function oweWhatIsOverdue(theatre: Theatre, trials: Trials, couple: Couple): Promise<void> {
  const { client, provider } = couple;
  const { eventId, invoiceId } = await book(theatre, couple);
  const { attempt, read } = trials;
  const yesterday = new Date(Date.now() - dayMs);
  await theatre.product.databases.billing
    .collection<{ _id: string }>('invoices')
    .updateOne({ _id: invoiceId }, { $set: { dueUntil: yesterday } });
  const cancellation = { method: 'POST', path: `/client/events/${eventId}/cancel`, body: reason } as const;
  await attempt({ what: 'the client cancels in time', by: client, wanted: '200', ...cancellation });
  await read('what was overdue', client, { path: `/billing/client/invoices/${invoiceId}`, wanted: 'sent' });
  await attempt({ what: 'the client leaves an overdue invoice', ...leaving(client, '409 unpaid_invoices') });
  const taken = { method: 'POST', path: `/billing/invoices/${invoiceId}/void`, body: reason } as const;
  await attempt({ what: 'the provider voids it', by: provider, wanted: '200', ...taken });
}

async function leaveWithMoney(theatre: Theatre, trials: Trials, couple: Couple): Promise<void> {
  const { client, provider } = couple;
  const { eventId, invoiceId } = await book(theatre, couple, { event: justOver() });
  const { attempt, read } = trials;
  const post = (what: string, wanted: string, act: { to: string; body: object }) =>
    attempt({
      what,
      wanted,
      by: provider,
      method: 'POST',
      path: `/billing/invoices/${invoiceId}/${act.to}`,
      body: act.body,
    });
  const status = {
    method: 'PATCH',
    path: `/events/${eventId}/status`,
    body: { status: 'completed' },
  } as const;
  await attempt({ what: 'the provider completes after the end', by: provider, wanted: '200', ...status });
  await attempt({ what: 'the client leaves an unpaid invoice', ...leaving(client, '409 unpaid_invoices') });
  await attempt({
    what: 'the provider leaves an unpaid invoice',
    ...leaving(provider, '409 unpaid_invoices'),
  });
  await post('the provider is paid', '200', { to: 'payment', body: { paidOn: today() } });
  const tooMuch = { to: 'refunds', body: { amount: '500.01', ...reason } };
  await post('the provider refunds more than was paid', '422 refund_exceeds_payment', tooMuch);
  for (let times = 0; times < 20; times += 1) {
    await theatre.caller.send({
      ...{ method: 'POST', path: `/api/billing/invoices/${invoiceId}/refunds`, cookie: provider.cookie },
      body: { amount: '0.01', ...reason },
    });
  }
  const cent = { to: 'refunds', body: { amount: '0.01', ...reason } };
  await post('the provider refunds a 21st part', '409 too_many_credit_notes', cent);
  await attempt({
    what: 'the provider leaves after the payment',
    ...leaving(provider, '409 booking_completed_lately'),
  });
  await read('the invoice', client, {
    path: `/billing/client/invoices/${invoiceId}`,
    wanted: 'partly_refunded',
  });
  await attempt({ what: 'the client leaves, all settled', ...leaving(client, '204') });
  await read('the invoice', provider, { path: `/billing/invoices/${invoiceId}`, wanted: 'partly_refunded' });
  await read('the event', provider, { path: `/events/${eventId}`, wanted: 'completed' });
}

function leaving(by: Person, wanted: string) {
  const body = { password: by.password };
  return { by, wanted, method: 'POST', path: '/account/deletion', body } as const;
}
