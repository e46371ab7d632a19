import { findProvider, mintSessionToken } from '@marquee/contracts/internal-operations';
import { updateProviderProfile } from '@marquee/contracts/profile-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aClient, aProvider, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

function mint({ cookie }: Pick<SignedUp, 'cookie'>, audience = 'events') {
  return identity.callInternal(mintSessionToken, { body: { session: cookie.replace('sid=', ''), audience } });
}

describe('a session token', () => {
  test('when the session is valid, then the token identifies its user, for one service only', async () => {
    const dana = await aClient(identity);

    const { status, body } = await mint(dana);

    expect(status).toBe(200);
    const caller = await identity.verifyToken(body.token, 'events');
    expect(caller).toMatchObject({ id: dana.id, role: 'client', clientId: dana.id, email: dana.email });
    expect(caller?.sid).not.toContain(dana.cookie.replace('sid=', ''));
    expect(await identity.verifyToken(body.token, 'quotes')).toBeNull();
  });

  test('when a token is requested, then the answer has tokens for the other services, too', async () => {
    const dana = await aClient(identity);

    const { body } = await mint(dana);

    expect(body.tokens?.events).toBe(body.token);
    for (const service of ['identity', 'events', 'quotes', 'billing'] as const) {
      const callers = await Promise.all([
        identity.verifyToken(body.tokens?.[service] ?? '', service),
        identity.verifyToken(body.tokens?.[service] ?? '', service === 'events' ? 'quotes' : 'events'),
      ]);
      expect(callers).toEqual([expect.objectContaining({ id: dana.id }), null]);
    }
  });

  test('when a provider is signed in, then the claims name the provider', async () => {
    const dev = await aProvider(identity);

    const { body } = await mint(dev);

    expect(await identity.verifyToken(body.token, 'events')).toMatchObject({
      role: 'provider',
      providerId: dev.id,
    });
  });

  test('when a token is requested again, then the answer is the same token, and a new one near its expiry', async () => {
    const dana = await aClient(identity);
    const first = await mint(dana);

    identity.clock.advance({ seconds: 39 });
    const soon = await mint(dana);
    identity.clock.advance({ seconds: 2 });
    const late = await mint(dana);

    expect(soon.body.token).toBe(first.body.token);
    expect(late.body.token).not.toBe(first.body.token);
    expect(await identity.verifyToken(late.body.token, 'events')).not.toBeNull();
  });

  test.each(['made-up', 'x'.repeat(200)])('when the cookie is %s, then the answer is 404', async (cookie) => {
    expect((await mint({ cookie })).status).toBe(404);
  });

  test.each([{}, { session: 'x', audience: 'gateway' }, { session: { $gt: '' }, audience: 'events' }])(
    'when the body is %j, then the answer is 400',
    async (body) => {
      expect((await identity.callInternal(mintSessionToken, { body })).status).toBe(400);
    },
  );
});

describe('find a provider', () => {
  test('when the email differs only in letter case, then the answer is the snapshot with its version', async () => {
    const dev = await aProvider(identity);
    const as = aProviderCaller({ id: dev.id, providerId: dev.id });
    await identity.call(updateProviderProfile, { as, body: { fullName: 'Dev Anand' } });

    const { body } = await identity.callInternal(findProvider, { query: { email: dev.email.toUpperCase() } });

    expect(body).toMatchObject({ version: 2, provider: { providerId: dev.id, fullName: 'Dev Anand' } });
  });

  test('when the email is a client’s or unknown, then the answer is 404', async () => {
    const dana = await aClient(identity);

    const ofClient = await identity.callInternal(findProvider, { query: { email: dana.email } });
    const ofNobody = await identity.callInternal(findProvider, { query: { email: 'nobody@example.com' } });

    expect([ofClient.status, ofNobody.status]).toEqual([404, 404]);
  });
});

describe('the internal routes', () => {
  test.each([undefined, '', 'wrong', 'a-secret-between-test-service'])(
    'when the internal secret is %s, then the answer is 401',
    async (secret) => {
      const headers = secret === undefined ? {} : { 'x-internal-secret': secret };

      const answer = await identity.fetch('/internal/providers?email=dev@example.com', { headers });

      expect(answer.status).toBe(401);
    },
  );
});
