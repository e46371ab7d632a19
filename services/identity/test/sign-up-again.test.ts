import { randomUUID } from 'node:crypto';
import { changePassword, signUpClient } from '@marquee/contracts/account-operations';
import {
  aClientSignup,
  confirmAddress,
  cookieOf,
  goodPassword,
  startIdentity,
} from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { enableTwoFactor } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('a repeated sign-up', () => {
  test('when the call has the same key, then the answer has the same account with a new session', async () => {
    const call = { body: aClientSignup(), idempotencyKey: randomUUID() };

    const first = await identity.call(signUpClient, call);
    const second = await identity.call(signUpClient, call);

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(cookieOf(second)).not.toBe(cookieOf(first));
  });

  test('when the call has the same key, then the trail records a sign-in', async () => {
    const call = { body: aClientSignup(), idempotencyKey: randomUUID() };
    const { body } = await identity.call(signUpClient, call);

    await identity.call(signUpClient, call);

    expect(await identity.trail({ subject: body.id, act: 'signed-in' })).toHaveLength(1);
  });

  test('when the password has changed, then the repeated call is rejected and counts as a guess', async () => {
    const call = { body: aClientSignup(), idempotencyKey: randomUUID() };
    const first = await identity.call(signUpClient, call);
    const change = { currentPassword: goodPassword, newPassword: 'Another-curtain-8' };
    await identity.call(changePassword, { body: change, headers: { cookie: cookieOf(first) } });

    const { status, problem, headers } = await identity.call(signUpClient, call);

    expect([status, problem.code, headers.getSetCookie()]).toEqual([409, 'email_taken', []]);
    expect(await identity.trail({ subject: first.body.id, act: 'sign-in-failed' })).toHaveLength(1);
  });

  test('when the account has two-factor authentication, then the repeated call begins no session', async () => {
    const call = { body: aClientSignup(), idempotencyKey: randomUUID() };
    const first = await identity.call(signUpClient, call);
    await enableTwoFactor(identity, { id: first.body.id, email: first.body.email, cookie: cookieOf(first) });

    const { status, headers } = await identity.call(signUpClient, call);

    expect([status, headers.getSetCookie()]).toEqual([409, []]);
  });

  test('when the call is repeated hours later in another browser, then the owner is notified of the device', async () => {
    const call = { body: aClientSignup(), idempotencyKey: randomUUID() };
    const first = await identity.call(signUpClient, call);
    const { body } = first;
    await confirmAddress(identity, { ...body, cookie: cookieOf(first) });
    await identity.call(signUpClient, call);
    const before = await countNewDeviceEmails(body.email);
    identity.clock.advance({ hours: 23 });

    await identity.call(signUpClient, call);

    expect([before, await countNewDeviceEmails(body.email)]).toEqual([0, 1]);
  });
});

async function countNewDeviceEmails(email: string): Promise<number> {
  const mails = await identity.sentEmails();
  return mails.filter(({ to, subject }) => to === email && subject === 'A new device signed in').length;
}
