import { randomUUID } from 'node:crypto';
import { getCurrentUser, login } from '@marquee/contracts/auth-operations';
import * as api from '@marquee/contracts/two-factor-operations';
import { aClient, cookieOf, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { aConfirmedClient, codeAt, nextCode, enableTwoFactor } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const password = goodPassword;

function stateOf({ cookie }: SignedUp) {
  return identity.call(api.getSecondStep, { headers: { cookie } });
}

async function storedText(): Promise<string> {
  const names = await identity.connection.listCollections();
  const all = await Promise.all(
    names.map(({ name }) => identity.connection.collection(name).find().toArray()),
  );
  return JSON.stringify(all);
}

async function subjectsTo({ email }: SignedUp): Promise<string[]> {
  return (await identity.sentEmails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('setting two-factor authentication up', () => {
  test('when a secret is offered, then an authenticator can read it and two-factor authentication is still off', async () => {
    const dana = await aConfirmedClient(identity);

    const { status, body } = await identity.call(api.offerSecondStep, {
      body: { password },
      headers: { cookie: dana.cookie },
    });

    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`otpauth://totp/Marquee:${encodeURIComponent(dana.email)}?`);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await stateOf(dana)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  });

  test('when the address is not confirmed, then the setup is rejected until the address is confirmed', async () => {
    const stranger = await aClient(identity);

    const { status, problem } = await identity.call(api.offerSecondStep, {
      body: { password },
      headers: { cookie: stranger.cookie },
    });

    expect([status, problem.code]).toEqual([409, 'email_not_confirmed']);
    expect((await enableTwoFactor(identity, stranger)).recoveryCodes).toHaveLength(10);
  });

  test('when the password is wrong, then the answer is 422 and names the field', async () => {
    const dana = await aConfirmedClient(identity);

    const { status, problem } = await identity.call(api.offerSecondStep, {
      body: { password: 'guess' },
      headers: { cookie: dana.cookie },
    });

    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([422, 'wrong_password', 'password']);
  });

  test('when the account has no password, then the answer is 422 with the code no_password', async () => {
    const dana = await aConfirmedClient(identity);
    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: dana.id }, { $set: { passwordHash: null } });

    const { status, problem } = await identity.call(api.offerSecondStep, {
      body: { password },
      headers: { cookie: dana.cookie },
    });

    expect([status, problem.code]).toEqual([422, 'no_password']);
  });

  test('when a code is confirmed, then two-factor authentication is on with ten codes and the owner is notified', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));

    expect(new Set(dana.recoveryCodes).size).toBe(10);
    expect((await stateOf(dana)).body).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await subjectsTo(dana)).toContain('Two-factor authentication is on');
  });

  test('when two-factor authentication was turned on, then every other session has ended', async () => {
    const dana = await aClient(identity);
    const elsewhere = cookieOf(await identity.call(login, { body: { email: dana.email, password } }));

    await enableTwoFactor(identity, dana);

    const seen = (cookie: string) => identity.call(getCurrentUser, { headers: { cookie } });
    expect([(await seen(elsewhere)).status, (await seen(dana.cookie)).status]).toEqual([401, 200]);
  });

  test.each([
    ['wrong', '000000', 422],
    ['no code', 'abc', 400],
  ])('when the first code is %s, then two-factor authentication stays off', async (_what, code, expected) => {
    const dana = await aConfirmedClient(identity);
    const headers = { cookie: dana.cookie };
    await identity.call(api.offerSecondStep, { body: { password }, headers });

    const { status, problem } = await identity.call(api.confirmSecondStep, { body: { code }, headers });

    expect([status, problem.errors?.[0]?.path]).toEqual([expected, 'code']);
    expect((await stateOf(dana)).body.isOn).toBe(false);
  });

  test('when the offer is fifteen minutes old, then the setup has to begin again', async () => {
    const dana = await aConfirmedClient(identity);
    const headers = { cookie: dana.cookie };
    const { body } = await identity.call(api.offerSecondStep, { body: { password }, headers });
    identity.clock.advance({ minutes: 15 });

    const code = codeAt(body.secret, identity.clock.now());
    const { problem } = await identity.call(api.confirmSecondStep, { body: { code }, headers });

    expect(problem.code).toBe('second_step_not_offered');
  });

  test('when the calls have an idempotency key, then a repeated call gets the same answer and no secret is stored in plain text', async () => {
    const dana = await aConfirmedClient(identity);
    const call = { headers: { cookie: dana.cookie }, idempotencyKey: randomUUID() };
    const { body } = await identity.call(api.offerSecondStep, { ...call, body: { password } });
    const code = codeAt(body.secret, identity.clock.now());
    const confirmed = await identity.call(api.confirmSecondStep, { ...call, body: { code } });

    const again = await identity.call(api.confirmSecondStep, { ...call, body: { code } });

    expect([again.status, again.body]).toEqual([200, confirmed.body]);
    const stored = await storedText();
    expect(stored).not.toContain(body.secret);
    expect(confirmed.body.recoveryCodes.filter((one) => stored.includes(one))).toEqual([]);
  });
});

describe('turning two-factor authentication off', () => {
  test('when password and code are right, then two-factor authentication is off and the owner is notified', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));

    const { status } = await identity.call(api.turnOffSecondStep, {
      body: { password, code: nextCode(identity, dana.secret) },
      headers: { cookie: dana.cookie },
    });

    expect(status).toBe(204);
    expect((await stateOf(dana)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(await subjectsTo(dana)).toContain('Two-factor authentication is off');
  });

  test.each([
    ['the password is wrong', { password: 'guess', code: '123456' }, 422],
    ['the code is wrong', { password, code: '000000' }, 422],
    ['there is neither code nor recovery code', { password }, 400],
    ['there are both codes', { password, code: '123456', recoveryCode: 'a' }, 400],
  ])('when %s, then two-factor authentication stays on', async (_what, body, expected) => {
    const dana = await enableTwoFactor(identity, await aClient(identity));

    const { status } = await identity.call(api.turnOffSecondStep, {
      body,
      headers: { cookie: dana.cookie },
    });

    expect(status).toBe(expected);
    expect((await stateOf(dana)).body.isOn).toBe(true);
  });
});
