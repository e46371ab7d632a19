import { done } from '../matrix/cast/theatre.ts';
import type { Theatre } from '../matrix/cast/theatre.ts';
import { today } from '../matrix/scenes/forms.ts';
import { aWord } from '../matrix/scenes/words.ts';
import { aClientForm, aProviderForm, signIn } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import { book, justOver } from '../walking-away/book.ts';
import type { Booking, Couple } from '../walking-away/book.ts';
import type { Erased } from './judge-erased.ts';
import { readEverything } from './read-everything.ts';

type Side = 'client' | 'provider';

/** A booking in which both sides have typed unique words; it is paid, then one side deletes the account. */
export async function eraseOneSide(theatre: Theatre, leaver: Side): Promise<Erased> {
  const other: Side = leaver === 'client' ? 'provider' : 'client';
  const { words, couple, booking } = await aSettledBooking(theatre);
  const reader = { by: couple[other], role: other, booking };
  const readBefore = await readEverything(theatre, reader);
  const before = await issuedFor(theatre, reader);
  await leave(theatre, couple[leaver]);
  await askForExport(theatre, couple[other]);
  const after = await issuedFor(theatre, reader);
  const publicLinks = await Promise.all(
    ['', '/pdf'].map(async (what) => {
      const path = `/public/quote/${booking.quoteId}${what}`;
      const { status } = await theatre.caller.send({ method: 'GET', path: `/api${path}` });
      return { path, status, text: '', isDocument: false };
    }),
  );
  return {
    words: words[leaver],
    ...{ readBefore, readAfter: await readEverything(theatre, reader), publicLinks },
    issued: before.map(({ path, text }, place) => ({ path, before: text, after: after[place]?.text ?? '' })),
  };
}

async function aSettledBooking(theatre: Theatre) {
  const names = { firstName: aWord(), lastName: aWord() };
  const business = { businessName: aWord() };
  const client = await signedUp(theatre, '/clients/signup', { ...aClientForm(), ...names });
  const provider = await signedUp(theatre, '/providers/signup', { ...aProviderForm(), ...business });
  const [service, notes] = [aWord(), aWord()] as const;
  const typed = {
    ...{ name: aWord(), venueAddress: aWord(), keyContactName: aWord() },
    ...{ comments: aWord(), customEventType: aWord() },
  };
  const services = { eventCategory: 'Other', servicesNeeded: ['DJ', service] };
  const couple: Couple = { client, provider };
  const booking = await book(theatre, couple, { event: { ...justOver(), ...typed, ...services }, notes });
  await settleBooking(theatre, couple, booking);
  return {
    ...{ couple, booking },
    words: {
      client: [...Object.values(names), ...Object.values(typed), service],
      provider: [business.businessName, notes],
    },
  };
}

type SignUp = { email: string; password: string } & Readonly<Record<string, unknown>>;

async function signedUp({ caller }: Theatre, path: string, body: SignUp): Promise<Person> {
  await caller.send({ method: 'POST', path: `/api${path}`, body });
  return signIn(caller, body);
}

async function settleBooking(
  theatre: Theatre,
  { client, provider }: Couple,
  { eventId, invoiceId }: Booking,
): Promise<void> {
  const status = {
    method: 'PATCH',
    path: `/events/${eventId}/status`,
    body: { status: 'completed' },
  } as const;
  await done(theatre, provider.cookie, status);
  const invoice = `/billing/invoices/${invoiceId}`;
  const payment = {
    method: 'POST',
    path: `${invoice}/payment`,
    body: { paidOn: today(), note: 'Cash' },
  } as const;
  await done(theatre, provider.cookie, payment);
  const refund = {
    method: 'POST',
    path: `${invoice}/refunds`,
    body: { amount: '1.00', reason: 'Late' },
  } as const;
  await done(theatre, provider.cookie, refund);
  await askForExport(theatre, client);
  await askForExport(theatre, provider);
}

/** A download keeps the state of its request until it expires a day later or a newer one is ready. */
async function askForExport(theatre: Theatre, { cookie }: Person): Promise<void> {
  await done(theatre, cookie, { method: 'POST', path: '/account/exports' });
  await settle(theatre.product);
}

type Reader = { by: Person; role: Side; booking: Booking };

/** Invoice, receipt and credit notes, byte for byte, and the page of the invoice. */
async function issuedFor({ caller }: Theatre, { by: { cookie }, role, booking: { invoiceId } }: Reader) {
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

/** A provider must wait 30 days after a completed booking: this moves the booking back. */
async function leave(theatre: Theatre, { id, cookie, password }: Person): Promise<void> {
  const longAgo = { completedAt: new Date(Date.now() - 31 * 86_400_000) };
  await theatre.product.databases.identity
    .collection('bookingProjection')
    .updateMany({ providerId: id }, { $set: longAgo });
  await done(theatre, cookie, { method: 'POST', path: '/account/deletion', body: { password } });
  await settle(theatre.product);
}
