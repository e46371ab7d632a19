import { randomUUID } from 'node:crypto';
import { changePassword, signUpClient } from '@marquee/contracts/account-operations';
import { forgotPassword, login } from '@marquee/contracts/auth-operations';
import * as declared from '@marquee/contracts/messages/privacy-messages';
import { quoteSent } from '@marquee/contracts/messages/quote-messages';
import { askForExport } from '@marquee/contracts/privacy-operations';
import { listProviders } from '@marquee/contracts/profile-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { requestDeletion } from './support/request-deletion.ts';
import {
  aClient,
  aClientSignup,
  aProvider,
  cookieOf,
  goodPassword,
  startIdentity,
} from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { aQuote } from './support/notification-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

function stored(collection: string, accountId: string): Promise<unknown[]> {
  const field = collection === 'accounts' || collection === 'exports' ? '_id' : 'accountId';
  return identity.connection
    .collection<Record<string, unknown>>(collection)
    .find({ [field]: accountId })
    .toArray();
}

/** Delivers identity's own message about the erasure. */
async function erasureArrives({ id }: SignedUp): Promise<void> {
  const message = (await identity.published()).find(
    ({ type, aggregateId }) => type === declared.accountErased.type && aggregateId === id,
  );
  await identity.deliver(declared.accountErased, declared.accountErased.payload.parse(message?.payload), {
    aggregateId: id,
    aggregateVersion: message?.aggregateVersion ?? 0,
  });
}

describe('after the deletion of an account', () => {
  test('when a provider’s email to a person who has not written first is held, then the content and the sender of the email are deleted', async () => {
    const provider = await aProvider(identity);
    const byHand = {
      clientId: null,
      eventId: null,
      clientEmail: 'lena@example.com',
      clientWroteFirst: false,
    };
    await identity.deliver(quoteSent, aQuote({ provider, client: provider }, byHand));
    const mails = identity.connection.collection('mails');
    const before = await mails.countDocuments({ 'letter.to': 'lena@example.com' });
    await requestDeletion(identity, provider);

    await erasureArrives(provider);

    expect([before, await mails.countDocuments({ 'letter.to': 'lena@example.com' })]).toEqual([1, 0]);
    expect(await mails.countDocuments({ senderId: provider.id })).toBe(0);
  });

  test('when a provider has emailed a client, then the client’s record of that email stays, without the sender', async () => {
    const [provider, client] = [await aProvider(identity), await aClient(identity)];
    await identity.deliver(quoteSent, aQuote({ provider, client }, { clientWroteFirst: false }));
    const mails = identity.connection.collection('mails');
    const sentAt = new Date('2026-01-05T12:00:00.000Z');
    await mails.updateOne(
      { senderId: provider.id },
      { $set: { sentAt }, $unset: { heldUntil: 1, holdEndsAt: 1, letter: 1 } },
    );
    await requestDeletion(identity, provider);

    await erasureArrives(provider);

    expect(await mails.findOne({ kind: 'quote-sent' })).toMatchObject({ accountId: client.id, sentAt });
    expect(await mails.countDocuments({ senderId: provider.id })).toBe(0);
  });

  test('when the message about the deletion arrives twice, then sessions, emails, exports and stored answers are deleted', async () => {
    const client = await aClient(identity);
    await identity.sentEmails();
    await identity.call(askForExport, {
      headers: { cookie: client.cookie },
      idempotencyKey: randomUUID(),
    });
    await requestDeletion(identity, client);

    await erasureArrives(client);
    await erasureArrives(client);

    const collections = ['sessions', 'exports', 'collectedPages', 'exportPages', 'mails'];
    const left = await Promise.all(collections.map((name) => stored(name, client.id)));
    expect(left).toEqual([[], [], [], [], []]);
    const calls = identity.connection.collection('idempotentCalls');
    expect(await calls.countDocuments({ account: client.id })).toBe(0);
    expect(await identity.deadLetters()).toEqual([]);
  });

  test('when a reset is requested before the account’s document is removed, then no email with a reset link is requested', async () => {
    const client = await aClient(identity);
    await requestDeletion(identity, client);

    const { status } = await identity.call(forgotPassword, { body: { email: client.email } });

    expect(status).toBe(202);
    const messages = (await identity.published()).filter(({ aggregateId }) => aggregateId === client.id);
    expect(JSON.stringify(messages)).not.toContain('reset-password');
  });

  test('when a page of an export arrives late, then the page is not stored', async () => {
    const client = await aClient(identity);
    await identity.call(askForExport, { headers: { cookie: client.cookie } });
    await requestDeletion(identity, client);
    await erasureArrives(client);

    await identity.deliver(declared.eventsExportCollected, {
      ...{ exportId: randomUUID(), accountId: client.id, page: 1, isLast: true },
      records: [{ kind: 'events', record: { name: 'Wedding' } }],
    });

    expect(await stored('collectedPages', client.id)).toEqual([]);
  });

  test('when the same address signs up, then a new account is created', async () => {
    const client = await aClient(identity);
    await requestDeletion(identity, client);
    await pollUntil(async () => (await stored('accounts', client.id)).length === 0);

    const again = await identity.call(signUpClient, { body: aClientSignup({ email: client.email }) });

    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(client.id);
    const signIn = await identity.call(login, { body: { email: client.email, password: goodPassword } });
    expect(signIn.body).toMatchObject({ id: again.body.id });
  });

  test('when the sign-up of the deleted account is repeated with its idempotency key, then another account is created', async () => {
    const [body, idempotencyKey] = [aClientSignup(), randomUUID()];
    const made = await identity.call(signUpClient, { body, idempotencyKey });
    const client = { id: made.body.id, email: body.email, cookie: cookieOf(made) };
    await requestDeletion(identity, client);
    await erasureArrives(client);
    await pollUntil(async () => (await stored('accounts', client.id)).length === 0);

    const again = await identity.call(signUpClient, { body, idempotencyKey });

    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(client.id);
  });

  test('when providers are listed, then the deleted provider is not among them', async () => {
    const provider = await aProvider(identity);
    await requestDeletion(identity, provider);
    const { cookie } = await aClient(identity);

    const { body } = await identity.call(listProviders, { headers: { cookie } });

    expect(body.map(({ email }) => email)).not.toContain(provider.email);
  });

  test('when a request has the old cookie, then the answer is 401', async () => {
    const client = await aClient(identity);
    await requestDeletion(identity, client);

    const answers = [
      await requestDeletion(identity, client),
      await identity.call(changePassword, {
        headers: { cookie: client.cookie },
        body: { currentPassword: goodPassword, newPassword: 'Another-curtain-8' },
      }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });
});
