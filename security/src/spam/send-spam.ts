import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import { done, mailedLink } from '../matrix/cast/theatre.ts';
import type { Theatre } from '../matrix/cast/theatre.ts';
import { anEventRequest } from '../matrix/scenes/forms.ts';
import { anEmail, signIn, signUpClient, signUpProvider } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import type { Product } from '../stack/start-product.ts';
import type { Spam, SpamMail } from './judge-spam.ts';

type Sent = { senderId: string; quoteId: string; version: number; isSaidToGo: boolean };
type Made = { id: string };
type SentAnswer = { version: number; email?: { waitsFor?: string } };

const hourMs = 3_600_000;
const eventName = 'You won\u200b www.evil.example/claim \u202eand http://evil.example/x';
const [versions, quotesToOne, tries, cancellations] = [6, 8, 10, 22];
const reason = 'Your prize waits at www.evil.example/claim \u202eand http://evil.example/x';

/**
 * One provider writes to ever more strangers before confirming the address, another to one person; a third cancels requests that a partner
 * sends under a stranger's address; a visitor triggers emails to an address.
 */
export async function sendSpam(product: Product, strangers: number): Promise<Spam> {
  const caller = createHttpCaller(product.url);
  const theatre = { product, caller };
  const [newcomer, pest] = [await aSpammer(theatre), await aSpammer(theatre)];
  const sent = await sendToEach(theatre, newcomer, Array.from({ length: strangers }, anEmail));
  await settle(product);
  const unconfirmed = await spamIn(product, sent);

  const from = Date.now();
  await confirm(theatre, newcomer);
  await confirm(theatre, pest);
  sent.push(...(await sendToEach(theatre, newcomer, [anEmail(), anEmail()])));
  sent.push(...(await sendToEach(theatre, pest, Array<string>(quotesToOne).fill(anEmail()))));
  sent.push(...(await sendVersions(theatre, pest)));
  await settle(product);
  const hours = Math.floor(Date.now() / hourMs) - Math.floor(from / hourMs) + 1;

  const mails = await spamIn(product, sent);
  const gone = new Set(mails.map(({ id }) => id));
  const silent = sent.filter((one) => one.isSaidToGo && !gone.has(mailId(one))).length;
  const paired = await cancelForPartner(theatre);
  const bothered = await botherByMail(theatre);
  caller.stop();
  return { strangers, unconfirmed, mails, hours, silent, ...paired, ...bothered, url: product.url };
}

function mailId({ quoteId, version }: Sent): string {
  return `quote-sent.${quoteId}.${version}`;
}

/** Its name is one that an email client would turn into a link. */
async function aSpammer(theatre: Theatre): Promise<Person> {
  const provider = await signUpProvider(theatre.caller);
  const body = { businessName: 'Prizes at evil.example/claim' };
  await done(theatre, provider.cookie, { method: 'PATCH', path: '/providers/profile', body });
  return provider;
}

async function confirm(theatre: Theatre, { email, cookie }: Person): Promise<void> {
  const token = await mailedLink(theatre, email, 'verify');
  await done(theatre, cookie, { method: 'POST', path: '/auth/verify-email', body: { token } });
}

/** The partner signs up under a stranger's address, and the provider cancels each request with a different text. */
async function cancelForPartner(theatre: Theatre): Promise<Pick<Spam, 'pairMails' | 'cancelled'>> {
  const { caller, product } = theatre;
  const [partner, sender] = [await signUpClient(caller), await aSpammer(theatre)];
  for (let request = 0; request < cancellations; request += 1) {
    const id = await sendRequest(theatre, { partner, sender });
    const body = { status: 'cancelled', reason };
    await done(theatre, sender.cookie, { method: 'PATCH', path: `/events/${id}/status`, body });
  }
  await settle(product);
  const mails = (await product.mails()).filter(
    ({ to, text }) => to === partner.email && !text.includes('?verify='),
  );
  return { pairMails: mails, cancelled: cancellations };
}

async function sendRequest(
  theatre: Theatre,
  { partner, sender }: { partner: Person; sender: Person },
): Promise<string> {
  const { cookie } = partner;
  const body = { ...anEventRequest(sender.email), name: eventName };
  const { id } = await done<Made>(theatre, cookie, { method: 'POST', path: '/events', body });
  await done(theatre, cookie, { method: 'POST', path: `/client/events/${id}/send-to-provider` });
  return id;
}

async function sendToEach(theatre: Theatre, sender: Person, emails: readonly string[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const clientEmail of emails) {
    const body = { clientEmail, clientName: 'Lena', eventName };
    const { id } = await done<Made>(theatre, sender.cookie, {
      ...{ method: 'POST', path: '/quotes', body },
    });
    sent.push(await sendOnce(theatre, sender, id));
  }
  return sent;
}

/** Sends the same quote repeatedly, each time with one more line. */
async function sendVersions(theatre: Theatre, sender: Person): Promise<Sent[]> {
  const body = { clientEmail: anEmail(), clientName: 'Lena', eventName };
  const { id } = await done<Made>(theatre, sender.cookie, {
    ...{ method: 'POST', path: '/quotes', body },
  });
  const sent: Sent[] = [];
  for (let version = 0; version < versions; version += 1) {
    sent.push(await sendOnce(theatre, sender, id));
    await settle(theatre.product);
  }
  return sent;
}

async function sendOnce(theatre: Theatre, { id: senderId, cookie }: Person, quoteId: string): Promise<Sent> {
  const line = { serviceName: 'DJ', unitPrice: '10.00', quantity: 1, totalPrice: '10.00' };
  const post = <Body>(act: string, body?: unknown) =>
    done<Body>(theatre, cookie, { method: 'POST', path: `/quotes/${quoteId}/${act}`, body });
  await post('line-items', line);
  await post('approve-for-review');
  const { version, email } = await post<SentAnswer>('send-to-client');
  return { senderId, quoteId, version, isSaidToGo: email?.waitsFor === undefined };
}

/** The emails about quotes, all to people who never wrote to the sender. */
async function spamIn(product: Product, sent: readonly Sent[]): Promise<(SpamMail & { id: string })[]> {
  const sentBy = new Map(sent.map((one) => [mailId(one), one]));
  return (await product.mails()).flatMap(({ id, to, subject, text }) => {
    const found = sentBy.get(id);
    const { senderId, quoteId } = found ?? {};
    return senderId === undefined || quoteId === undefined
      ? []
      : [{ id, senderId, to, quoteId, subject, text }];
  });
}

/** Signs up under another person's address, signs in from ever new devices and requests every kind of email. */
async function botherByMail(theatre: Theatre): Promise<Pick<Spam, 'notices' | 'links'>> {
  const { caller, product } = theatre;
  const { email, password, cookie } = await signUpClient(caller);
  for (let time = 0; time < tries; time += 1) {
    await signIn(caller, { email, password });
    await caller.send({ method: 'POST', path: '/api/auth/verify-email/resend', cookie });
    await caller.send({ method: 'POST', path: '/api/auth/forgot-password', body: { email } });
  }
  await settle(product);
  const texts = (await product.mails()).filter(({ to }) => to === email).map(({ text }) => text);
  const count = (kind: string) => texts.filter((text) => text.includes(`?${kind}=`)).length;
  const links = [count('verify'), count('reset')];
  return { notices: texts.length - links.reduce((sum, some) => sum + some, 0), links: Math.max(...links) };
}
