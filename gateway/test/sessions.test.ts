import { accountId, session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const cookie = `theme=dark; sid=${session}; __Host-sid=other`;

function ask(path: string, method = 'GET') {
  return gateway.fetch(path, { method, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
}

describe('who is calling', () => {
  test.each([
    ['events', '/api/client/events'],
    ['quotes', '/api/quotes'],
    ['billing', '/api/billing/subscription'],
    ['identity', '/api/clients/profile'],
    ['identity', '/api/providers'],
  ] as const)(
    'when %s is asked (%s), then it gets a token for itself and never the cookie',
    async (service, path) => {
      await ask(path);

      const headers = gateway.services[service].received[0]?.headers;
      expect(headers?.authorization).toBe(`Bearer ${service}-token-1`);
      expect(headers).not.toHaveProperty('cookie');
      expect(gateway.asked).toEqual([{ session, audience: service }]);
    },
  );

  test.each([
    '/api/auth/user',
    '/api/account/settings',
    '/api/clients/signup',
    '/api/providers/signup',
    '/api/login',
  ])('when identity is asked for %s, then it gets our cookie alone, and no token', async (path) => {
    await ask(path);

    const headers = gateway.services.identity.received[0]?.headers;
    expect(headers?.cookie).toBe(`sid=${session}`);
    expect(headers).not.toHaveProperty('authorization');
    expect(gateway.asked).toEqual([]);
  });

  test('when somebody comes back from Google, then identity gets the cookie of the way there too', async () => {
    const pending = `google-sign-in=${'g'.repeat(43)}`;
    const google = `${pending}; google-sign-in=short; other=${session}`;

    await gateway.fetch('/api/auth/google/callback?code=1', {
      headers: { cookie: google, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    });
    await gateway.fetch('/api/events', { headers: { cookie: google } });

    expect(gateway.services.identity.received[0]?.headers.cookie).toBe(pending);
    expect(gateway.services.events.received[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each(['/api/public/quote/7', '/api/contact', '/api/webhooks/stripe'])(
    'when %s is asked for, then nobody learns who is calling',
    async (path) => {
      await ask(path);

      const [arrived] = Object.values(gateway.services).flatMap(({ received }) => received);
      expect(arrived?.headers).not.toHaveProperty('cookie');
      expect(arrived?.headers).not.toHaveProperty('authorization');
      expect(gateway.asked).toEqual([]);
    },
  );

  test.each([
    'sid=short',
    `sid=${'!'.repeat(43)}`,
    `sid=${'s'.repeat(44)}`,
    `SID=${session}`,
    `xsid=${session}`,
    'sid',
  ])('when the cookie is %s, then identity is not even asked', async (forged) => {
    await gateway.fetch('/api/events', { headers: { cookie: forged } });

    expect(gateway.asked).toEqual([]);
    expect(gateway.services.events.received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('when the session has ended, then the service is asked without a token', async () => {
    await gateway.fetch('/api/events', { headers: { cookie: `sid=${'e'.repeat(43)}` } });

    expect(gateway.asked).toHaveLength(1);
    expect(gateway.services.events.received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('when the address is https, then only the cookie bound to the host counts', async () => {
    const secure = await startGateway({ publicUrl: 'https://marquee.test' });

    await secure.fetch('/api/auth/user', { headers: { cookie: `sid=forged; __Host-sid=${session}` } });

    expect(secure.services.identity.received[0]?.headers.cookie).toBe(`__Host-sid=${session}`);
    await secure.stop();
  });
});

describe('the memory of the gateway', () => {
  test('when calls follow within five seconds, then identity is asked once per service', async () => {
    await Promise.all([ask('/api/events'), ask('/api/events'), ask('/api/quotes')]);
    gateway.clock.advance({ seconds: 4 });
    await ask('/api/events');

    expect(gateway.asked.map(({ audience }) => audience).sort()).toEqual(['events', 'quotes']);
  });

  test('when five seconds have passed, then it is asked again', async () => {
    await ask('/api/events');
    gateway.clock.advance({ seconds: 5 });
    await ask('/api/events');

    expect(gateway.asked).toHaveLength(2);
  });

  test.each(['/api/auth/logout', '/api/auth/login', '/api/account/password'])(
    'when %s was called, then what was known of the session is forgotten',
    async (path) => {
      await ask('/api/events');

      const { headers } = await ask(path, 'POST');
      await ask('/api/events');

      expect(headers.getSetCookie()).toHaveLength(1);
      expect(gateway.asked).toHaveLength(2);
    },
  );

  test('when a navigation has begun another session, then what was known of the one before is forgotten', async () => {
    await ask('/api/events');

    await ask('/api/auth/google/callback?code=1');
    await ask('/api/events');

    expect(gateway.asked).toHaveLength(2);
  });

  test('when identity comes back, then the next call succeeds: failures are not remembered', async () => {
    const other = await startGateway();
    other.services.identity.answerWith((_request, response) => {
      response.statusCode = 500;
      response.end();
    });
    const call = () => other.fetch('/api/events', { headers: { cookie } });

    const before = await call();
    other.services.identity.answerWith((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z', accountId }));
    });
    const after = await call();

    expect([before.status, after.status]).toEqual([503, 200]);
    expect(other.services.events.received[0]?.headers.authorization).toBe('Bearer fresh');
    await other.stop();
  });
});

describe('when identity does not answer', () => {
  test('then whoever has a session gets a 503', async () => {
    gateway.services.identity.answerWith(() => undefined);

    const answer = await ask('/api/events');

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'identity_unavailable' });
  });
});
