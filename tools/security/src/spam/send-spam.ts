import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { anEventRequest } from '@marquee/service-kit/test-kit/scenarios/forms';

import { requireSuccess, mailedLink } from '../matrix/context.ts';
import type { Context } from '../matrix/context.ts';
import { anEmail, signIn, signUpClient, signUpProvider } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import type { Product } from '../stack/start-product.ts';
import type { Spam, SpamEmail } from './judge-spam.ts';

type Sent = { senderId: string; quoteId: string; version: number; isAnnouncedSent: boolean };
type Made = { id: string };
type SentAnswer = { version: number; email?: { waitsFor?: string } };

const hourMs = 3_600_000;
const eventName = 'You won\u200b www.evil.example/claim \u202eand http://evil.example/x';
const [versions, quotesToOne, tries, cancellations] = [6, 8, 10, 22];
const reason = 'Your prize waits at www.evil.example/claim \u202eand http://evil.example/x';

/**
 * Sends email in four ways. One provider writes to more and more strangers, before and after confirming the provider's own address.
 * Another writes to one person repeatedly. A third cancels requests that a partner sends under a stranger's address. A new client triggers
 * emails to one address.
 */
export async function sendSpam(product: Product, strangers: number): Promise<Spam> {
  const caller = createHttpCaller(product.url);
  const context = { product, caller };
  const [broadSender, persistentSender] = [await aSpammer(context), await aSpammer(context)];
  const sent = await sendToEach(context, broadSender, Array.from({ length: strangers }, anEmail));
  await settle(product);
  const unconfirmed = await spamIn(product, sent);

  const from = Date.now();
  await confirm(context, broadSender);
  await confirm(context, persistentSender);
  sent.push(...(await sendToEach(context, broadSender, [anEmail(), anEmail()])));
  sent.push(...(await sendToEach(context, persistentSender, Array<string>(quotesToOne).fill(anEmail()))));
  sent.push(...(await sendVersions(context, persistentSender)));
  await settle(product);
  const hours = Math.floor(Date.now() / hourMs) - Math.floor(from / hourMs) + 1;

  const emails = await spamIn(product, sent);
  const sentIds = new Set(emails.map(({ id }) => id));
  const silent = sent.filter((one) => one.isAnnouncedSent && !sentIds.has(emailIdOf(one))).length;
  const paired = await cancelForPartner(context);
  const toOneAddress = await requestManyEmails(context);
  caller.stop();
  return { strangers, unconfirmed, emails, hours, silent, ...paired, ...toOneAddress, url: product.url };
}

function emailIdOf({ quoteId, version }: Sent): string {
  return `quote-sent.${quoteId}.${version}`;
}

/** Creates a provider whose business name is one that an email client would turn into a link. */
async function aSpammer(context: Context): Promise<Person> {
  const provider = await signUpProvider(context.caller);
  const body = { businessName: 'Prizes at evil.example/claim' };
  await requireSuccess(context, provider.cookie, { method: 'PATCH', path: '/providers/profile', body });
  return provider;
}

async function confirm(context: Context, { email, cookie }: Person): Promise<void> {
  const token = await mailedLink(context, email, 'verify');
  await requireSuccess(context, cookie, { method: 'POST', path: '/auth/verify-email', body: { token } });
}

/** The partner signs up under a stranger's address, and the provider cancels each request with a text that contains links. */
async function cancelForPartner(context: Context): Promise<Pick<Spam, 'pairEmails' | 'cancelled'>> {
  const { caller, product } = context;
  const [partner, sender] = [await signUpClient(caller), await aSpammer(context)];
  for (let request = 0; request < cancellations; request += 1) {
    const id = await sendRequest(context, { partner, sender });
    const body = { status: 'cancelled', reason };
    await requireSuccess(context, sender.cookie, { method: 'PATCH', path: `/events/${id}/status`, body });
  }
  await settle(product);
  const emails = (await product.emails()).filter(
    ({ to, text }) => to === partner.email && !text.includes('?verify='),
  );
  return { pairEmails: emails, cancelled: cancellations };
}

async function sendRequest(
  context: Context,
  { partner, sender }: { partner: Person; sender: Person },
): Promise<string> {
  const { cookie } = partner;
  const body = { ...anEventRequest({ now: () => new Date() }, sender.email), name: eventName };
  const { id } = await requireSuccess<Made>(context, cookie, { method: 'POST', path: '/events', body });
  await requireSuccess(context, cookie, { method: 'POST', path: `/client/events/${id}/send-to-provider` });
  return id;
}

async function sendToEach(context: Context, sender: Person, emails: readonly string[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const clientEmail of emails) {
    const body = { clientEmail, clientName: 'Lena', eventName };
    const { id } = await requireSuccess<Made>(context, sender.cookie, {
      ...{ method: 'POST', path: '/quotes', body },
    });
    sent.push(await sendOnce(context, sender, id));
  }
  return sent;
}

/** Sends the same quote repeatedly, each time with one more line. */
async function sendVersions(context: Context, sender: Person): Promise<Sent[]> {
  const body = { clientEmail: anEmail(), clientName: 'Lena', eventName };
  const { id } = await requireSuccess<Made>(context, sender.cookie, {
    ...{ method: 'POST', path: '/quotes', body },
  });
  const sent: Sent[] = [];
  for (let version = 0; version < versions; version += 1) {
    sent.push(await sendOnce(context, sender, id));
    await settle(context.product);
  }
  return sent;
}

async function sendOnce(context: Context, { id: senderId, cookie }: Person, quoteId: string): Promise<Sent> {
  const line = { serviceName: 'DJ', unitPrice: '10.00', quantity: 1, totalPrice: '10.00' };
  const post = <Body>(act: string, body?: unknown) =>
    requireSuccess<Body>(context, cookie, { method: 'POST', path: `/quotes/${quoteId}/${act}`, body });
  await post('line-items', line);
  await post('approve-for-review');
  const { version, email } = await post<SentAnswer>('send-to-client');
  return { senderId, quoteId, version, isAnnouncedSent: email?.waitsFor === undefined };
}

/** The emails about the sent quotes, all of them to people who never wrote to the sender. */
async function spamIn(product: Product, sent: readonly Sent[]): Promise<(SpamEmail & { id: string })[]> {
  const sentBy = new Map(sent.map((one) => [emailIdOf(one), one]));
  return (await product.emails()).flatMap(({ id, to, subject, text }) => {
    const found = sentBy.get(id);
    const { senderId, quoteId } = found ?? {};
    return senderId === undefined || quoteId === undefined
      ? []
      : [{ id, senderId, to, quoteId, subject, text }];
  });
}

/** Signs up under another person's address. Repeatedly signs in from a new device and requests both kinds of emails with a link. */
async function requestManyEmails(context: Context): Promise<Pick<Spam, 'securityEmails' | 'links'>> {
  const { caller, product } = context;
  const { email, password, cookie } = await signUpClient(caller);
  for (let time = 0; time < tries; time += 1) {
    await signIn(caller, { email, password });
    await caller.send({ method: 'POST', path: '/api/auth/verify-email/resend', cookie });
    await caller.send({ method: 'POST', path: '/api/auth/forgot-password', body: { email } });
  }
  await settle(product);
  const texts = (await product.emails()).filter(({ to }) => to === email).map(({ text }) => text);
  const count = (kind: string) => texts.filter((text) => text.includes(`?${kind}=`)).length;
  const links = [count('verify'), count('reset')];
  return {
    securityEmails: texts.length - links.reduce((sum, some) => sum + some, 0),
    links: Math.max(...links),
  };
}
