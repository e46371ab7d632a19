import { randomUUID } from 'node:crypto';
import { changePassword } from '@marquee/contracts/account-operations';
import { getCurrentUser, login } from '@marquee/contracts/auth-operations';
import { endOtherSessions, endSession, listSessions } from '@marquee/contracts/session-operations';
import { aClient, cookieOf, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function signInElsewhere(email: string): Promise<string> {
  const headers = { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.7' };
  return cookieOf(await identity.call(login, { body: { email, password: goodPassword }, headers }));
}

async function sessionsOf(cookie: string) {
  return (await identity.call(listSessions, { headers: { cookie } })).body;
}

async function statusWith(cookie: string): Promise<number> {
  return (await identity.call(getCurrentUser, { headers: { cookie } })).status;
}

describe('the list of sessions', () => {
  test('when a user is signed in twice, then both sessions are listed, newest first, and the current session is marked', async () => {
    const dana = await aClient(identity);
    identity.clock.advance({ hours: 1 });
    const elsewhere = await signInElsewhere(dana.email);

    const sessions = await sessionsOf(elsewhere);

    expect(sessions).toMatchObject([
      {
        device: 'Firefox on Linux',
        network: '198.51.100.0/24',
        beganAt: identity.clock.now().toISOString(),
        current: true,
      },
      { device: 'An unknown device', network: 'this computer', current: false },
    ]);
  });

  test('when the list is read, then it contains no secret of a cookie', async () => {
    const dana = await aClient(identity);

    const sessions = await sessionsOf(dana.cookie);

    expect(JSON.stringify(sessions)).not.toContain(dana.cookie.replace('sid=', ''));
  });

  test('when a session is used again, then the list has the time of that use as the last use', async () => {
    const dana = await aClient(identity);
    identity.clock.advance({ hours: 2 });
    await statusWith(dana.cookie);

    const [session] = await sessionsOf(dana.cookie);

    expect(session?.lastSeenAt).toBe(identity.clock.now().toISOString());
    expect(session?.beganAt).not.toBe(session?.lastSeenAt);
  });

  test('when sessions have ended, have expired or belong to another account, then they are not listed', async () => {
    const dana = await aClient(identity);
    await aClient(identity);
    identity.clock.advance({ days: 8 });
    const today = await signInElsewhere(dana.email);

    const changed = await identity.call(changePassword, {
      body: { currentPassword: goodPassword, newPassword: 'Another-curtain-8' },
      headers: { cookie: today },
    });

    expect(await sessionsOf(cookieOf(changed))).toMatchObject([{ current: true }]);
  });
});

describe('ending a session', () => {
  test('when a user ends another session, then the ended session is rejected at once and the calling session continues', async () => {
    const dana = await aClient(identity);
    const elsewhere = await signInElsewhere(dana.email);
    const [other] = (await sessionsOf(dana.cookie)).filter(({ current }) => !current);
    const end = () =>
      identity.call(endSession, {
        params: { sessionId: other?.id ?? '' },
        headers: { cookie: dana.cookie },
      });

    const ended = await end();
    const again = await end();

    expect([ended.status, ended.headers.get('x-sessions-changed')]).toEqual([204, dana.id]);
    expect([again.status, again.problem.code]).toEqual([404, 'session_not_found']);
    expect([await statusWith(elsewhere), await statusWith(dana.cookie)]).toEqual([401, 200]);
  });

  test('when the id is malformed, unknown or that of another account’s session, then the answer is 404 and no session ends', async () => {
    const [dana, eve] = [await aClient(identity), await aClient(identity)];
    const [hers] = await sessionsOf(eve.cookie);
    const endWith = (sessionId: string) =>
      identity.call(endSession, { params: { sessionId }, headers: { cookie: dana.cookie } });

    const answers = [await endWith(hers?.id ?? ''), await endWith(randomUUID()), await endWith('7')];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await statusWith(eve.cookie)).toBe(200);
  });

  test('when all other sessions are ended, then only the calling session continues, even after a repeated call', async () => {
    const dana = await aClient(identity);
    const others = [await signInElsewhere(dana.email), await signInElsewhere(dana.email)];
    const endOthers = () => identity.call(endOtherSessions, { headers: { cookie: dana.cookie } });

    const answers = [await endOthers(), await endOthers()];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await Promise.all(others.map(statusWith))).toEqual([401, 401]);
    expect(await statusWith(dana.cookie)).toBe(200);
  });
});
