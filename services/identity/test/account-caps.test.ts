import { login } from '@marquee/contracts/auth-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClient, cookieOf, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { enableTwoFactor } from './support/two-factor-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ SESSION_ACCOUNT_LIMIT: '3', DEVICE_ACCOUNT_LIMIT: '3' });
});
afterAll(() => identity.stop());

async function signIn({ email }: SignedUp): Promise<string> {
  identity.clock.advance({ minutes: 1 });
  return cookieOf(await identity.call(login, { body: { email, password: goodPassword } }));
}

async function statusOf(cookie: string): Promise<number> {
  return (await identity.call(listSessions, { headers: { cookie } })).status;
}

function stored(collection: string, { id: accountId }: SignedUp): Promise<number> {
  return identity.connection.collection(collection).countDocuments({ accountId });
}

describe('the sessions of an account', () => {
  test('when a session above the maximum begins, then the session unused for the longest time ends', async () => {
    const dana = await aClient(identity);
    const [second, third] = [await signIn(dana), await signIn(dana)];
    identity.clock.advance({ minutes: 15 });
    await statusOf(dana.cookie);

    const fourth = await signIn(dana);

    const statuses = await Promise.all([dana.cookie, second, third, fourth].map(statusOf));
    expect(statuses).toEqual([200, 401, 200, 200]);
  });

  test('when a user signs in repeatedly, then the numbers of sessions and devices stay limited', async () => {
    const dana = await aClient(identity);

    for (let time = 0; time < 5; time += 1) {
      await signIn(dana);
    }

    expect([await stored('sessions', dana), await stored('devices', dana)]).toEqual([3, 3]);
  });

  test('when a user signs in repeatedly without the two-factor code, then the number of pending sessions stays limited', async () => {
    const dana = await enableTwoFactor(identity, await aClient(identity));

    for (let time = 0; time < 5; time += 1) {
      await signIn(dana);
    }

    expect(await stored('halfSessions', dana)).toBe(3);
  });
});
