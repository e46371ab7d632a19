import { randomUUID } from 'node:crypto';
import { getCurrentUser, logout } from '@marquee/contracts/auth-operations';
import { aClient, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('sign out', () => {
  test('when a user signs out, then the cookie is cleared and the session is invalid', async () => {
    const dana = await aClient(identity);

    const answer = await identity.call(logout, { headers: { cookie: dana.cookie } });

    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toBe('sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    const { status } = await identity.call(getCurrentUser, { headers: { cookie: dana.cookie } });
    expect(status).toBe(401);
  });

  test('when the call is repeated or nobody is signed in, then the answer is the same', async () => {
    const dana = await aClient(identity);
    await identity.call(logout, { headers: { cookie: dana.cookie } });

    const again = await identity.call(logout, { headers: { cookie: dana.cookie } });
    const nobody = await identity.call(logout);

    expect([again.status, nobody.status]).toEqual([204, 204]);
  });

  test('when nobody is signed in and the call has a key, then no answer is stored', async () => {
    const calls = identity.connection.collection('idempotentCalls');
    const before = await calls.countDocuments();

    const { status } = await identity.call(logout, { idempotencyKey: randomUUID() });

    expect(status).toBe(204);
    expect(await calls.countDocuments()).toBe(before);
  });
});
