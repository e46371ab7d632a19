import { getCurrentUser, login } from '@marquee/contracts/auth-operations';
import * as api from '@marquee/contracts/two-factor-operations';
import { aClient, cookieOf, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';
import { aConfirmedClient, enableTwoFactor } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const password = goodPassword;

describe('turning two-factor authentication on', () => {
  test('when a session without a two-factor code is stored just after the other sessions ended, then that session is invalid', async () => {
    const dana = await aClient(identity);
    const elsewhere = cookieOf(await identity.call(login, { body: { email: dana.email, password } }));
    const sessions = identity.connection.collection<{ _id: string }>('sessions');
    const before = await sessions.find({ accountId: dana.id }).toArray();
    await enableTwoFactor(identity, dana);
    const remaining = await sessions.distinct('_id', { accountId: dana.id });

    await sessions.insertMany(before.filter(({ _id }) => !remaining.includes(_id)));

    const { status } = await identity.call(getCurrentUser, { headers: { cookie: elsewhere } });
    expect([before.length, remaining.length, status]).toEqual([2, 1, 401]);
  });

  test('when the first code is guessed seven times, then a guess is rejected with 429 and two-factor authentication stays off', async () => {
    const dana = await aConfirmedClient(identity);
    const headers = { cookie: dana.cookie };
    await identity.call(api.offerSecondStep, { body: { password }, headers });
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const code = String(guess).padStart(6, '0');
      statuses.push((await identity.call(api.confirmSecondStep, { body: { code }, headers })).status);
    }

    expect(statuses).toContain(429);
    expect((await identity.call(api.getSecondStep, { headers })).body.isOn).toBe(false);
  });
});
