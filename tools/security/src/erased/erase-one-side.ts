import { toEventTexts } from '@marquee/contracts/event-texts';
import { today } from '@marquee/service-kit/test-kit/scenarios/dates';
import { aWord } from '@marquee/service-kit/test-kit/scenarios/words';

import { requireSuccess } from '../matrix/context.ts';
import type { Context } from '../matrix/context.ts';
import { aClientForm, aProviderForm, signIn } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import { book, eventJustOver } from '../booking-breach/book.ts';
import type { Booking, Parties } from '../booking-breach/book.ts';
import type { Erased } from './judge-erased.ts';
import { readEverything } from './read-everything.ts';

type Side = 'client' | 'provider';

/** Creates a paid booking in which both sides have typed unique words, then deletes the account of one side and reads as the other side. */
export async function eraseOneSide(context: Context, deleted: Side): Promise<Erased> {
  const other: Side = deleted === 'client' ? 'provider' : 'client';
  const { words, parties, booking } = await aSettledBooking(context);
  const reader = { by: parties[other], role: other, booking };
  const readBefore = await readEverything(context, reader);
  const before = await issuedFor(context, reader);
  await deleteAccount(context, parties[deleted]);
  await askForExport(context, parties[other]);
  const after = await issuedFor(context, reader);
  const publicLinks = await Promise.all(
    ['', '/pdf'].map(async (what) => {
      const path = `/public/quote/${booking.quoteId}${what}`;
      const { status } = await context.caller.send({ method: 'GET', path: `/api${path}` });
      return { path, status, text: '', isDocument: false };
    }),
  );
  return {
    words: words[deleted],
    ...{ readBefore, readAfter: await readEverything(context, reader), publicLinks },
    issued: before.map(({ path, text }, place) => ({ path, before: text, after: after[place]?.text ?? '' })),
  };
}

async function aSettledBooking(context: Context) {
  const names = { firstName: aWord(), lastName: aWord() };
  const business = { businessName: aWord() };
  const client = await signedUp(context, '/clients/signup', { ...aClientForm(), ...names });
  const provider = await signedUp(context, '/providers/signup', { ...aProviderForm(), ...business });
  const [service, notes] = [aWord(), aWord()] as const;
  const typed = {
    ...{ name: aWord(), venueAddress: aWord(), keyContactName: aWord() },
    ...{ ...toEventTexts(aWord), customEventType: aWord() },
  };
  const services = { eventCategory: 'Other', servicesNeeded: ['DJ', service] };
  const parties: Parties = { client, provider };
  const booking = await book(context, parties, {
    event: { ...eventJustOver(), ...typed, ...services },
    notes,
  });
  await settleBooking(context, parties, booking);
  return {
    ...{ parties, booking },
    words: {
      client: [...Object.values(names), ...Object.values(typed), service],
      provider: [business.businessName, notes],
    },
  };
}

type SignUp = { email: string; password: string } & Readonly<Record<string, unknown>>;

async function signedUp({ caller }: Context, path: string, body: SignUp): Promise<Person> {
  await caller.send({ method: 'POST', path: `/api${path}`, body });
  return signIn(caller, body);
}

async function settleBooking(
  context: Context,
  { client, provider }: Parties,
  { eventId, invoiceId }: Booking,
): Promise<void> {
  const status = {
    method: 'PATCH',
    path: `/events/${eventId}/status`,
    body: { status: 'completed' },
  } as const;
  await requireSuccess(context, provider.cookie, status);
  const invoice = `/billing/invoices/${invoiceId}`;
  const payment = {
    method: 'POST',
    path: `${invoice}/payment`,
    body: { paidOn: today({ now: () => new Date() }), note: 'Cash' },
  } as const;
  await requireSuccess(context, provider.cookie, payment);
  const refund = {
    method: 'POST',
    path: `${invoice}/refunds`,
    body: { amount: '1.00', reason: 'Late' },
  } as const;
  await requireSuccess(context, provider.cookie, refund);
  await askForExport(context, client);
  await askForExport(context, provider);
}

/** Requests a new export, because a download contains the data of the time at which its export was requested. */
async function askForExport(context: Context, { cookie }: Person): Promise<void> {
  await requireSuccess(context, cookie, { method: 'POST', path: '/account/exports' });
  await settle(context.product);
}

type Reader = { by: Person; role: Side; booking: Booking };

/** Reads the PDFs of the invoice, its receipt and its credit notes byte for byte, and the same content in the invoice's JSON. */
async function issuedFor({ caller }: Context, { by: { cookie }, role, booking: { invoiceId } }: Reader) {
  const invoice =
    role === 'client' ? `/billing/client/invoices/${invoiceId}` : `/billing/invoices/${invoiceId}`;
  const read = async (path: string) => {
    const { status, body } = await caller.send({ method: 'GET', path: `/api${path}`, cookie });
    return { path, text: `${status} ${typeof body === 'string' ? body : ''}` };
  };
  const { body } = await caller.send({ method: 'GET', path: `/api${invoice}`, cookie });
  const { document, creditNotes = [] } = body as { document?: object; creditNotes?: { id: string }[] };
  return [
    await read(`${invoice}/pdf`),
    await read(`${invoice}/receipt/pdf`),
    ...(await Promise.all(creditNotes.map(({ id }) => read(`${invoice}/credit-notes/${id}/pdf`)))),
    { path: invoice, text: JSON.stringify({ document, creditNotes }) },
  ];
}

/** First dates a provider's completed bookings 31 days back, because they block the deletion of the account for 30 days. */
async function deleteAccount(context: Context, { id, cookie, password }: Person): Promise<void> {
  const longAgo = { completedAt: new Date(Date.now() - 31 * 86_400_000) };
  await context.product.databases.identity
    .collection('bookingProjection')
    .updateMany({ providerId: id }, { $set: longAgo });
  await requireSuccess(context, cookie, { method: 'POST', path: '/account/deletion', body: { password } });
  await settle(context.product);
}
