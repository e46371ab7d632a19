import { forgotPassword, getCurrentUser, login, resetPassword } from '@marquee/contracts/auth-operations';
import { mintSessionToken } from '@marquee/contracts/internal-operations';
import { aClient, cookieOf, goodPassword, startIdentity, tokenIn } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import {
  codeAt,
  beginPendingSession,
  nextCode,
  enterCode,
  enableTwoFactor,
} from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function statusWith(cookie: string): Promise<number> {
  return (await identity.call(getCurrentUser, { headers: { cookie } })).status;
}

describe('sign in with two-factor authentication', () => {
  test('when the password is right, then only a pending session begins', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));

    const { status, body, headers } = await identity.call(login, {
      body: { email: dana.email, password: goodPassword },
    });

    expect([status, body]).toEqual([200, { secondStep: true }]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^half-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/),
    ]);
  });

  test('when the session is pending, then only entering the code is allowed', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);

    const asSession = pending.replace('half-sid=', 'sid=');

    expect([await statusWith(pending), await statusWith(asSession)]).toEqual([401, 401]);
    const body = { session: pending.replace('half-sid=', ''), audience: 'events' };
    expect((await identity.callInternal(mintSessionToken, { body })).status).toBe(404);
  });

  test('when the code is right, then a session begins under another secret and the pending session ends', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);

    const answer = await enterCode(identity, pending, { code: nextCode(identity, dana.secret) });

    expect([answer.status, answer.body.id]).toEqual([200, dana.id]);
    expect(cookieOf(answer)).not.toContain(pending.replace('half-sid=', ''));
    expect(answer.headers.getSetCookie()[2]).toMatch(/^half-sid=; .*Max-Age=0$/);
    expect(await statusWith(cookieOf(answer))).toBe(200);
    const again = await enterCode(identity, pending, { code: nextCode(identity, dana.secret) });
    expect([again.status, again.problem.code]).toEqual([401, 'half_session_ended']);
  });

  test('when a code was already used, then it is rejected and the next code works', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const code = nextCode(identity, dana.secret);
    await enterCode(identity, await beginPendingSession(identity, dana.email), { code });
    const pending = await beginPendingSession(identity, dana.email);

    const used = await enterCode(identity, pending, { code });
    const next = await enterCode(identity, pending, { code: nextCode(identity, dana.secret) });

    expect([used.status, used.problem.code, next.status]).toEqual([422, 'second_step_code_used', 200]);
  });

  test('when the same code is sent ten times at once, then it works once', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);
    const code = nextCode(identity, dana.secret);

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enterCode(identity, pending, { code })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['a period early', 30, 200],
    ['a period late', -30, 200],
    ['two periods late', -60, 422],
  ])('when the authenticator’s clock is %s, then the answer is %i', async (_how, seconds, expected) => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    identity.clock.advance({ minutes: 5 });
    const pending = await beginPendingSession(identity, dana.email);
    const theirs = new Date(identity.clock.now().getTime() + seconds * 1_000);

    const { status } = await enterCode(identity, pending, { code: codeAt(dana.secret, theirs) });

    expect(status).toBe(expected);
  });

  test('when a recovery code is given, then it works once and the owner is notified', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const [recoveryCode = ''] = dana.recoveryCodes;

    const first = await enterCode(identity, await beginPendingSession(identity, dana.email), {
      recoveryCode: recoveryCode.toUpperCase(),
    });
    const again = await enterCode(identity, await beginPendingSession(identity, dana.email), {
      recoveryCode,
    });

    expect([first.status, again.status]).toEqual([200, 422]);
    const emails = (await identity.sentEmails()).filter(({ to }) => to === dana.email);
    expect(emails.map(({ subject }) => subject)).toContain('A recovery code was used');
  });

  test('when five codes were wrong, then the right code is rejected, even in another pending session', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);
    const right = nextCode(identity, dana.secret);
    for (let guess = 1; guess <= 5; guess += 1) {
      await enterCode(identity, pending, { code: '000000' });
    }

    const waiting = await enterCode(identity, await beginPendingSession(identity, dana.email), {
      code: right,
    });
    identity.clock.advance({ seconds: 1 });
    const later = await enterCode(identity, pending, { code: right });

    expect([waiting.status, waiting.headers.get('retry-after'), later.status]).toEqual([429, '1', 200]);
  });

  test('when five minutes have passed, then the sign-in starts again with the password', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);
    identity.clock.advance({ minutes: 5 });

    const { status, problem } = await enterCode(identity, pending, { code: nextCode(identity, dana.secret) });

    expect([status, problem.code, problem.title]).toEqual([401, 'half_session_ended', 'Sign-in failed']);
  });

  test('when the password is reset, then two-factor authentication stays on and pending sessions end', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));
    const pending = await beginPendingSession(identity, dana.email);
    await identity.call(forgotPassword, { body: { email: dana.email } });
    const mail = (await identity.sentEmails()).findLast(
      ({ to, subject }) => to === dana.email && subject === 'Set a new password',
    );
    await identity.call(resetPassword, { body: { token: tokenIn(mail), password: 'Another-curtain-8' } });

    const old = await enterCode(identity, pending, { code: nextCode(identity, dana.secret) });
    const signedIn = await identity.call(login, {
      body: { email: dana.email, password: 'Another-curtain-8' },
    });

    expect([old.status, signedIn.body]).toEqual([401, { secondStep: true }]);
  });
});
