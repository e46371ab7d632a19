import { changePassword } from '@marquee/contracts/account-operations';
import { listAudit } from '@marquee/contracts/admin-operations';
import { forgotPassword, login, logout, resetPassword } from '@marquee/contracts/auth-operations';
import { aClientCaller, anAdminCaller, aNewcomer } from '@marquee/service-kit/test-kit/callers';
import { requestDeletion } from './support/request-deletion.ts';
import {
  aClient,
  confirmAddress,
  cookieOf,
  goodPassword,
  startIdentity,
  tokenIn,
} from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function actionsOf(subject: string): Promise<string[]> {
  return (await identity.trail({ subject })).map(({ act }) => act).toSorted();
}

describe('the audit trail', () => {
  test('when a user signs up, in and out, then the trail records each action, and the sign-in with actor, subject and network', async () => {
    const dana = await aClient(identity);
    const body = { email: dana.email, password: goodPassword };
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const signedIn = await identity.call(login, { body, headers });
    await identity.call(logout, { headers: { cookie: cookieOf(signedIn) } });

    const [entry] = await identity.trail({ subject: dana.id, act: 'signed-in' });

    expect(await actionsOf(dana.id)).toEqual(['registered', 'signed-in', 'signed-out']);
    expect(entry).toMatchObject({
      at: identity.clock.now().toISOString(),
      actor: dana.id,
      subject: { kind: 'account', id: dana.id },
      service: 'identity',
      requestId: signedIn.headers.get('x-request-id'),
      outcome: 'done',
      count: 1,
      network: '198.51.100.0/24',
    });
  });

  test('when an entry is read, then it has the actor’s name unless the actor is unknown or deleted', async () => {
    const dana = await aClient(identity);
    await identity.call(login, { body: { email: dana.email, password: 'typed-by-mistake' } });
    const namesIn = async (act: string) =>
      (await identity.trail({ subject: dana.id, act })).map((entry) => [entry.actorName, entry.subjectName]);

    const before = [await namesIn('registered'), await namesIn('sign-in-failed')];
    await requestDeletion(identity, dana);

    expect(before).toEqual([[['Amara Okafor', 'Amara Okafor']], [['', 'Amara Okafor']]]);
    expect(await namesIn('registered')).toEqual([['', '']]);
  });

  test('when a password is wrong, then the trail records the account but not the typed password', async () => {
    const dana = await aClient(identity);
    await identity.call(login, { body: { email: dana.email, password: 'typed-by-mistake' } });

    const [entry] = await identity.trail({ act: 'sign-in-failed', subject: dana.id });

    expect(entry).toMatchObject({ actor: 'nobody', subject: { id: dana.id }, outcome: 'refused' });
    expect(JSON.stringify(await identity.published())).not.toContain('typed-by-mistake');
  });

  test('when no account has the email, then the trail records only a hash, which is the same for the same email', async () => {
    await identity.call(login, { body: { email: 'Nobody@example.com', password: 'x' } });
    await identity.call(login, { body: { email: 'nobody@example.com', password: 'x' } });

    const failed = await identity.trail({ act: 'sign-in-failed' });
    const entries = failed.filter(({ subject }) => subject.kind === 'email-hash');

    expect(entries).toHaveLength(2);
    expect(new Set(entries.map(({ subject }) => subject.id)).size).toBe(1);
    expect(JSON.stringify(entries).toLowerCase()).not.toContain('nobody@example.com');
  });

  test('when failed guesses lock the account, then the trail records the lockout once', async () => {
    const dana = await aClient(identity);
    for (const password of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await identity.call(login, { body: { email: dana.email, password } });
    }

    const locked = await identity.trail({ subject: dana.id, act: 'account-locked' });

    expect(locked).toMatchObject([{ actor: 'system' }]);
    expect(await identity.trail({ subject: dana.id, act: 'sign-in-failed' })).toHaveLength(5);
  });

  test('when a password is reset, then the trail records the request and the reset', async () => {
    const dana = await aClient(identity);
    await identity.call(forgotPassword, { body: { email: dana.email } });
    const mails = (await identity.sentEmails()).filter(({ to }) => to === dana.email);
    const token = tokenIn(mails.find(({ text }) => text.includes('?reset=')));
    await identity.call(resetPassword, { body: { token, password: 'Another-curtain-8' } });

    expect(await actionsOf(dana.id)).toEqual(['password-reset', 'password-reset-asked', 'registered']);
    const [asked] = await identity.trail({ subject: dana.id, act: 'password-reset-asked' });
    expect(asked).toMatchObject({ actor: 'nobody', network: 'this computer' });
  });

  test('when the address is confirmed and the password is changed at the second attempt, then the trail records both and the failed attempt', async () => {
    const dana = await aClient(identity);
    await confirmAddress(identity, dana);
    const headers = { cookie: dana.cookie };
    const change = (currentPassword: string) =>
      identity.call(changePassword, { headers, body: { currentPassword, newPassword: 'Another-curtain-8' } });
    await change('wrong');
    await change(goodPassword);

    expect(await actionsOf(dana.id)).toEqual([
      'email-verified',
      'password-changed',
      'password-check-failed',
      'registered',
    ]);
  });
});

describe('reading the trail', () => {
  test('when the trail is read page by page, then every entry appears once, newest first', async () => {
    identity.clock.advance({ hours: 1 });
    const from = identity.clock.now().toISOString();
    for (let minute = 0; minute < 3; minute += 1) {
      await aClient(identity);
      await identity.trail();
      identity.clock.advance({ minutes: 1 });
    }
    const query = { act: 'registered', from, limit: '2' };
    const ask = (after: object) =>
      identity.call(listAudit, { as: anAdminCaller(), query: { ...query, ...after } });

    const first = await ask({});
    const second = await ask({ after: first.body.at(-1)?.id });

    const instants = [...first.body, ...second.body].map(({ at }) => at);
    expect([first.headers.get('x-total-count'), instants.length]).toEqual(['3', 3]);
    expect(instants).toEqual(instants.toSorted().toReversed());
    expect(first.headers.get('link')).toContain('rel="next"');
  });

  test('when a time range is given, then every page lists only entries in that range', async () => {
    await identity.trail();
    identity.clock.advance({ hours: 1 });
    const from = identity.clock.now().toISOString();
    await aClient(identity);
    await aClient(identity);
    await identity.trail();
    identity.clock.advance({ hours: 1 });
    const to = identity.clock.now().toISOString();
    await aClient(identity);
    const inTime = await identity.trail({ from, to });
    const after = inTime[0]?.id ?? '';

    expect(inTime.map(({ at }) => at)).toEqual([from, from]);
    expect(await identity.trail({ from, to, after })).toEqual(inTime.slice(1));
  });

  test('when an entry is older than the retention, then it is no longer listed', async () => {
    await aClient(identity);
    const before = await identity.trail();
    identity.clock.advance({ days: 401 });

    expect(before).not.toEqual([]);
    expect(await identity.trail()).toEqual([]);
  });

  test.each([
    ['a client', aClientCaller(), 403],
    ['a newcomer', aNewcomer(), 403],
  ])('when the caller is %s, then the request is rejected', async (_who, as, status) => {
    expect((await identity.call(listAudit, { as })).status).toBe(status);
  });

  test.each([{ act: 'made-up' }, { from: 'yesterday' }, { limit: '0' }])(
    'when the query is %j, then it is rejected as malformed',
    async (query) => {
      expect((await identity.call(listAudit, { as: anAdminCaller(), query })).status).toBe(400);
    },
  );
});
