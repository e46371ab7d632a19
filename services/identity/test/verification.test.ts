import { getCurrentUser, login, resendVerification, verifyEmail } from '@marquee/contracts/auth-operations';
import {
  aClient,
  confirmAddress,
  cookieOf,
  goodPassword,
  startIdentity,
  tokenIn,
} from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function mailsTo({ email }: SignedUp) {
  return (await identity.sentEmails()).filter(({ to }) => to === email);
}

async function linkOf(person: SignedUp): Promise<string> {
  return tokenIn((await mailsTo(person))[0]);
}

function confirm({ cookie }: Pick<SignedUp, 'cookie'>, token: string) {
  return identity.call(verifyEmail, { body: { token }, headers: { cookie } });
}

async function isVerified({ cookie }: SignedUp): Promise<boolean> {
  return (await identity.call(getCurrentUser, { headers: { cookie } })).body.emailVerified;
}

describe('verify email', () => {
  test('when somebody signs up, then one email with a confirmation link is sent', async () => {
    const dana = await aClient(identity, { firstName: 'Dana' });

    const mails = await mailsTo(dana);

    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Please confirm your email address');
    expect(mails[0]?.text).toMatch(/http:\/\/localhost:8080\/auth\?verify=[\w-]{43}\n/);
  });

  test('when the link is opened in a session of the account, then the address is confirmed and the change is published', async () => {
    const dana = await aClient(identity);

    const { status } = await confirm(dana, await linkOf(dana));

    expect(status).toBe(204);
    expect(await isVerified(dana)).toBe(true);
    const message = (await identity.published()).findLast(
      ({ aggregateId, type }) => aggregateId === dana.id && type === 'identity.client.changed.v1',
    );
    expect(message).toMatchObject({ aggregateVersion: 2, payload: { emailVerified: true } });
  });

  test('when the link is opened twice, then the second time is harmless and publishes nothing', async () => {
    const dana = await aClient(identity);
    const token = await linkOf(dana);
    await confirm(dana, token);
    const before = (await identity.published()).length;

    const { status } = await confirm(dana, token);

    expect(status).toBe(204);
    expect(await identity.published()).toHaveLength(before);
  });

  test('when seven days have passed, then the link has expired', async () => {
    const dana = await aClient(identity);
    const token = await linkOf(dana);
    identity.clock.advance({ days: 7 });
    const body = { email: dana.email, password: goodPassword };
    const back = { ...dana, cookie: cookieOf(await identity.call(login, { body })) };

    const { status, problem } = await confirm(back, token);

    expect([status, problem.code]).toEqual([422, 'link_invalid']);
  });

  test('when nobody is signed in, then the link does not confirm the address', async () => {
    const dana = await aClient(identity);

    const { status, problem } = await confirm({ cookie: '' }, await linkOf(dana));

    expect([status, problem.code]).toEqual([401, 'unauthenticated']);
    expect(await isVerified(dana)).toBe(false);
  });

  test('when another account is signed in, then the answer says so and nothing is confirmed', async () => {
    const dana = await aClient(identity);
    const robin = await aClient(identity);

    const { status, problem } = await confirm(robin, await linkOf(dana));

    expect([status, problem.code]).toEqual([422, 'link_of_another_account']);
    expect([await isVerified(dana), await isVerified(robin)]).toEqual([false, false]);
  });

  test.each(['made-up', '../../etc', 'a'.repeat(200)])(
    'when the token is %s, then the call is rejected with link_invalid',
    async (token) => {
      expect((await confirm(await aClient(identity), token)).problem.code).toBe('link_invalid');
    },
  );

  test.each([{}, { token: '' }, { token: { $ne: '' } }])(
    'when the body is %j, then the answer is 400',
    async (body) => {
      const { cookie } = await aClient(identity);

      expect((await identity.call(verifyEmail, { body, headers: { cookie } })).status).toBe(400);
    },
  );
});

describe('an earlier verification link', () => {
  test('when five more links were sent since, then the first link still confirms the address', async () => {
    const dana = await aClient(identity);
    for (let time = 0; time < 5; time += 1) {
      await identity.call(resendVerification, { headers: { cookie: dana.cookie } });
    }

    const { status } = await confirm(dana, await linkOf(dana));

    expect([status, await isVerified(dana)]).toEqual([204, true]);
  });

  test('when a later link confirmed the address and the first link has expired, then opening the first link is harmless', async () => {
    const dana = await aClient(identity);
    const token = await linkOf(dana);
    await identity.call(resendVerification, { headers: { cookie: dana.cookie } });
    await confirm(dana, tokenIn((await mailsTo(dana))[1]));
    identity.clock.advance({ days: 8 });
    const body = { email: dana.email, password: goodPassword };
    const back = { cookie: cookieOf(await identity.call(login, { body })) };

    const { status } = await confirm(back, token);

    expect(status).toBe(204);
  });
});

describe('resend the verification', () => {
  test('when the address is not confirmed yet, then another link is sent and the first link stays valid', async () => {
    const dana = await aClient(identity);

    const { status } = await identity.call(resendVerification, { headers: { cookie: dana.cookie } });

    const mails = await mailsTo(dana);
    const first = await confirm(dana, tokenIn(mails[0]));
    expect([status, mails.length, first.status]).toEqual([202, 2, 204]);
    expect(tokenIn(mails[0])).not.toBe(tokenIn(mails[1]));
  });

  test('when the address is already confirmed, then no further email is sent', async () => {
    const dana = await aClient(identity);
    await confirmAddress(identity, dana);

    const { status, body } = await identity.call(resendVerification, { headers: { cookie: dana.cookie } });

    expect([status, body.message]).toEqual([202, 'Your email address is already confirmed.']);
    expect(await mailsTo(dana)).toHaveLength(1);
  });

  test('when links are requested six times in an hour, then the answer to the sixth request is 429', async () => {
    const dana = await aClient(identity);
    const ask = () => identity.call(resendVerification, { headers: { cookie: dana.cookie } });

    const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test('when nobody is signed in, then the answer is 401', async () => {
    expect((await identity.call(resendVerification)).status).toBe(401);
  });
});
