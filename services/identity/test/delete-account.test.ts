import { getSettings } from '@marquee/contracts/account-operations';
import { eventBooked, eventCompleted } from '@marquee/contracts/messages/event-messages';
import * as declared from '@marquee/contracts/messages/privacy-messages';
import { getDeletionTerms } from '@marquee/contracts/privacy-operations';
import { aBooking } from './support/a-booking.ts';
import { requestDeletion } from './support/request-deletion.ts';
import {
  aClient,
  aConfirmedClient,
  admin,
  adminSecret,
  aProvider,
  cookieOf,
  startIdentity,
} from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { beginPendingSession, nextCode, enterCode } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('deleting one’s account', () => {
  test('when the password is right, then the account’s session ends', async () => {
    const client = await aClient(identity);

    const answer = await requestDeletion(identity, client);

    expect([answer.status, answer.headers.get('x-sessions-changed')]).toEqual([204, client.id]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=;/);
    expect((await identity.call(getSettings, { headers: { cookie: client.cookie } })).status).toBe(401);
  });

  test('when the account is deleted, then one message notifies the other services and a last email goes to the account’s address', async () => {
    const client = await aConfirmedClient(identity);

    await requestDeletion(identity, client);

    const published = (await identity.published()).filter(({ aggregateId }) => aggregateId === client.id);
    expect(published.slice(-3)).toMatchObject([
      { type: declared.accountErased.type, payload: { accountId: client.id, role: 'client' } },
      {
        type: 'identity.mail.requested.v1',
        payload: { letter: { kind: 'account-deleted', to: client.email } },
      },
      { type: 'identity.audit.recorded.v1', payload: { act: 'account-deleted' } },
    ]);
    const subjects = (await identity.sentEmails())
      .filter(({ to }) => to === client.email)
      .map(({ subject }) => subject);
    expect(subjects).toContain('Your account was deleted');
  });

  test('when the address is not confirmed, then no email about the deletion goes to the address', async () => {
    const client = await aClient(identity);

    await requestDeletion(identity, client);

    const mails = (await identity.sentEmails()).filter(({ to }) => to === client.email);
    expect(mails.map(({ subject }) => subject)).not.toContain('Your account was deleted');
  });

  test('when the password is wrong, then the answer is 422 and the session continues', async () => {
    const client = await aClient(identity);

    const { status, problem } = await requestDeletion(identity, client, { password: 'Not-the-one-1' });

    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([422, 'wrong_password', 'password']);
    expect((await identity.call(getSettings, { headers: { cookie: client.cookie } })).status).toBe(200);
  });

  test('when a booking is open, then the deletion is rejected for client and provider, and the client’s terms list the booking', async () => {
    const client = await aClient(identity);
    const provider = await aProvider(identity);
    const booking = aBooking({ clientId: client.id, providerId: provider.id });
    await identity.deliver(eventBooked, booking, { aggregateId: booking.eventId, aggregateVersion: 3 });

    const refusals = [await requestDeletion(identity, client), await requestDeletion(identity, provider)];

    expect(refusals.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'open_bookings'],
      [409, 'open_bookings'],
    ]);
    const { body } = await identity.call(getDeletionTerms, { headers: { cookie: client.cookie } });
    expect(body).toEqual({
      confirmBy: 'password',
      openBookings: [
        {
          ...{ eventId: booking.eventId, name: booking.name, eventDate: booking.eventDate },
          ...{ hasStarted: false, otherName: 'Sunset Sound Co.' },
        },
      ],
      ...{ openQuotes: [], unpaidInvoices: [], refundsUnderWay: [], refundRequests: [] },
      ...{ completedUntil: null, lastEnded: null },
    });
  });

  test('when the message about a completion arrives before the one about the booking, then the client can delete the account', async () => {
    const client = await aClient(identity);
    const booking = aBooking({ clientId: client.id });
    const done = { ...booking, status: 'completed' as const };
    await identity.deliver(eventCompleted, done, { aggregateId: booking.eventId, aggregateVersion: 4 });
    await identity.deliver(eventBooked, booking, { aggregateId: booking.eventId, aggregateVersion: 3 });

    expect((await requestDeletion(identity, client)).status).toBe(204);
  });

  test('when the account has no password, then its email address confirms the deletion', async () => {
    const client = await aClient(identity);
    await identity.connection
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: client.id }, { $set: { passwordHash: null } });

    const wrong = await requestDeletion(identity, client, { email: 'somebody@example.com' });
    const right = await requestDeletion(identity, client, { email: client.email.toUpperCase() });

    expect([wrong.status, wrong.problem.code, right.status]).toEqual([422, 'wrong_email', 204]);
  });

  test('when the account has no password and its session is not recent, then a new sign-in is required', async () => {
    const client = await aClient(identity);
    await identity.connection
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: client.id }, { $set: { passwordHash: null } });
    identity.clock.advance({ minutes: 10 });

    const { status, problem } = await requestDeletion(identity, client, { email: client.email });

    expect([status, problem.code]).toEqual([409, 'sign_in_again']);
    expect((await identity.call(getSettings, { headers: { cookie: client.cookie } })).status).toBe(200);
  });

  test('when the account is an operator’s, then the deletion is rejected', async () => {
    const pending = await beginPendingSession(identity, admin.email, admin.password);
    const cookie = cookieOf(await enterCode(identity, pending, { code: nextCode(identity, adminSecret) }));

    const { status, problem } = await requestDeletion(identity, { cookie }, { password: admin.password });

    expect([status, problem.code]).toEqual([409, 'operator_account']);
  });

  test('when two requests arrive at once, then the account is erased once', async () => {
    const client = await aClient(identity);

    await Promise.all([requestDeletion(identity, client), requestDeletion(identity, client)]);

    const erasures = (await identity.published()).filter(
      ({ type, aggregateId }) => type === declared.accountErased.type && aggregateId === client.id,
    );
    expect(erasures).toHaveLength(1);
  });
});
