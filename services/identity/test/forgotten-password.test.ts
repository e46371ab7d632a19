import { randomUUID } from 'node:crypto';
import { forgotPassword, getCurrentUser, login, resetPassword } from '@marquee/contracts/auth-operations';
import { aClient, aConfirmedClient, goodPassword, startIdentity, tokenIn } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ FORGOT_ADDRESS_LIMIT: '1000', FORGOT_EMAIL_LIMIT: '3' });
});
afterAll(() => identity.stop());

const newPassword = 'Another-curtain-8';

async function mailTo(email: string, subject: string) {
  return (await identity.sentEmails()).findLast((mail) => mail.to === email && mail.subject === subject);
}

async function resetTokenOf({ email }: SignedUp): Promise<string> {
  await identity.call(forgotPassword, { body: { email } });
  return tokenIn(await mailTo(email, 'Set a new password'));
}

function signInWith(email: string, password: string) {
  return identity.call(login, { body: { email, password } });
}

describe('forgot password', () => {
  test('when the address is unknown, then the answer is the same as for a known address', async () => {
    const dana = await aClient(identity);

    const known = await identity.call(forgotPassword, { body: { email: dana.email } });
    const unknown = await identity.call(forgotPassword, { body: { email: 'nobody@example.com' } });

    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(known.body).toEqual(unknown.body);
  });

  test('when resets for an unknown address are requested too often, then the answer is the same as for a known address', async () => {
    const dana = await aClient(identity);
    const ask = async (email: string) => {
      const asked = [];
      for (let time = 0; time < 4; time += 1) {
        asked.push(await identity.call(forgotPassword, { body: { email } }));
      }
      return asked.map(({ status, problem }) => [status, problem.code, problem.message]);
    };

    expect(await ask('nobody.at.all@example.com')).toEqual(await ask(dana.email));
  });

  test('when the account exists, then the email contains the time of the request and a link to Marquee’s own page', async () => {
    const dana = await aClient(identity, { firstName: 'Dana' });
    await identity.call(forgotPassword, { body: { email: dana.email.toUpperCase() } });

    const mail = await mailTo(dana.email, 'Set a new password');

    expect(mail?.text).toContain('Hi Dana,');
    expect(mail?.text).toMatch(/http:\/\/localhost:8080\/auth\?reset=[\w-]{43}\n/);
    expect(mail?.text).toContain('March 2, 2026');
  });

  test('when resets are requested too often, then the answer says so and no more emails are sent', async () => {
    const dana = await aClient(identity);
    const ask = () => identity.call(forgotPassword, { body: { email: dana.email } });

    const answers = [await ask(), await ask(), await ask(), await ask(), await ask()];

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429, 429]);
    expect(answers[3]?.problem.message).toMatch(
      /^We have sent 3 reset links .* Please try again in 60 minutes\.$/,
    );
    const mails = (await identity.sentEmails()).filter(
      ({ to, subject }) => to === dana.email && subject.startsWith('Set'),
    );
    expect(mails).toHaveLength(3);
  });

  test('when the address is malformed, then the answer is 400', async () => {
    const { status, problem } = await identity.call(forgotPassword, { body: { email: 'dana' } });

    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe('email');
  });

  test('when a reset is requested, then the secret of its link is not stored', async () => {
    const dana = await aClient(identity);

    const token = await resetTokenOf(dana);

    const names = await identity.connection.listCollections();
    const stored = await Promise.all(
      names.map(({ name }) => identity.connection.collection(name).find().toArray()),
    );
    expect(token).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('reset password', () => {
  test('when the link is valid, then the new password works, the old does not, and all sessions have ended', async () => {
    const dana = await aClient(identity);
    const token = await resetTokenOf(dana);

    const { status } = await identity.call(resetPassword, { body: { token, password: newPassword } });

    expect(status).toBe(204);
    expect((await identity.call(getCurrentUser, { headers: { cookie: dana.cookie } })).status).toBe(401);
    expect((await signInWith(dana.email, goodPassword)).status).toBe(401);
    expect((await signInWith(dana.email, newPassword)).status).toBe(200);
  });

  test('when the password was reset, then the owner is notified by email', async () => {
    const dana = await aConfirmedClient(identity);
    const token = await resetTokenOf(dana);

    await identity.call(resetPassword, { body: { token, password: newPassword } });

    expect(await mailTo(dana.email, 'Your password was changed')).toBeDefined();
  });

  test('when the answer was lost and the call is repeated with its key, then the answer is the same', async () => {
    const dana = await aClient(identity);
    const call = {
      body: { token: await resetTokenOf(dana), password: newPassword },
      idempotencyKey: randomUUID(),
    };

    const answers = [await identity.call(resetPassword, call), await identity.call(resetPassword, call)];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });

  test('when the link is used again, then the answer is 422 and the password stays', async () => {
    const dana = await aClient(identity);
    const token = await resetTokenOf(dana);
    await identity.call(resetPassword, { body: { token, password: newPassword } });

    const { status, problem } = await identity.call(resetPassword, {
      body: { token, password: 'Third-curtain-9' },
    });

    expect([status, problem.code]).toEqual([422, 'link_invalid']);
    expect((await signInWith(dana.email, newPassword)).status).toBe(200);
  });

  test('when twenty calls use one link at once, then one succeeds', async () => {
    const dana = await aClient(identity);
    const token = await resetTokenOf(dana);
    const passwords = Array.from({ length: 20 }, (_, index) => `Velvet-curtain-${100 + index}`);

    const answers = await Promise.all(
      passwords.map((password) => identity.call(resetPassword, { body: { token, password } })),
    );

    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('when half an hour has passed, then the link has expired', async () => {
    const dana = await aClient(identity);
    const token = await resetTokenOf(dana);

    identity.clock.advance({ minutes: 30 });

    const { problem } = await identity.call(resetPassword, { body: { token, password: newPassword } });
    expect(problem.code).toBe('link_invalid');
  });

  test('when the account is locked after failed sign-ins, then the reset works and ends the lockout', async () => {
    const dana = await aClient(identity);
    for (const guess of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await signInWith(dana.email, guess);
    }

    await identity.call(resetPassword, { body: { token: await resetTokenOf(dana), password: newPassword } });

    expect((await signInWith(dana.email, newPassword)).status).toBe(200);
  });

  test('when the new password breaks a rule, then the answer is 400, and the link stays valid', async () => {
    const dana = await aClient(identity);
    const token = await resetTokenOf(dana);

    const weak = await identity.call(resetPassword, { body: { token, password: 'short' } });
    const common = await identity.call(resetPassword, { body: { token, password: 'Trustno1' } });
    const good = await identity.call(resetPassword, { body: { token, password: newPassword } });

    expect([weak.status, common.status, good.status]).toEqual([400, 400, 204]);
  });

  test('when the token is that of a verification link, then the call is rejected', async () => {
    const dana = await aClient(identity);
    const token = tokenIn(await mailTo(dana.email, 'Please confirm your email address'));

    const { problem } = await identity.call(resetPassword, { body: { token, password: newPassword } });

    expect(problem.code).toBe('link_invalid');
  });
});
