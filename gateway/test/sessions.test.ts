import { session, startGateway } from './gateway-kit.ts';
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

describe('the caller’s identity', () => {
  test.each([
    ['events', '/api/client/events'],
    ['quotes', '/api/quotes'],
    ['billing', '/api/billing/subscription'],
    ['identity', '/api/clients/profile'],
    ['identity', '/api/providers'],
  ] as const)(
    'when %s gets a call (%s), then the call has a token for that service and no cookie',
    async (service, path) => {
      await ask(path);

      const headers = gateway.services[service].received[0]?.headers;
      expect(headers?.authorization).toBe(`Bearer ${service}-token-1`);
      expect(headers).not.toHaveProperty('cookie');
      expect(gateway.tokenRequests).toEqual([{ session, audience: service }]);
    },
  );

  test.each([
    '/api/auth/user',
    '/api/account/settings',
    '/api/clients/signup',
    '/api/providers/signup',
    '/api/login',
  ])('when identity gets a call for %s, then the call has only our cookie and no token', async (path) => {
    await ask(path);

    const headers = gateway.services.identity.received[0]?.headers;
    expect(headers?.cookie).toBe(`sid=${session}`);
    expect(headers).not.toHaveProperty('authorization');
    expect(gateway.tokenRequests).toEqual([]);
  });

  test('when a browser returns from Google, then identity gets the cookie that was set before the redirect', async () => {
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
    'when %s is requested, then the service gets no cookie and no token',
    async (path) => {
      await ask(path);

      const [arrived] = Object.values(gateway.services).flatMap(({ received }) => received);
      expect(arrived?.headers).not.toHaveProperty('cookie');
      expect(arrived?.headers).not.toHaveProperty('authorization');
      expect(gateway.tokenRequests).toEqual([]);
    },
  );

  test.each([
    'sid=short',
    `sid=${'!'.repeat(43)}`,
    `sid=${'s'.repeat(44)}`,
    `SID=${session}`,
    `xsid=${session}`,
    'sid',
  ])('when the cookie is %s, then identity gets no request', async (forged) => {
    await gateway.fetch('/api/events', { headers: { cookie: forged } });

    expect(gateway.tokenRequests).toEqual([]);
    expect(gateway.services.events.received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('when the session has ended, then the service gets no token', async () => {
    await gateway.fetch('/api/events', { headers: { cookie: `sid=${'e'.repeat(43)}` } });

    expect(gateway.tokenRequests).toHaveLength(1);
    expect(gateway.services.events.received[0]?.headers).not.toHaveProperty('authorization');
  });

  test('when PUBLIC_URL is https, then the gateway reads only the cookie that is bound to the host', async () => {
    const secure = await startGateway({ publicUrl: 'https://marquee.test' });

    await secure.fetch('/api/auth/user', { headers: { cookie: `sid=forged; __Host-sid=${session}` } });

    expect(secure.services.identity.received[0]?.headers.cookie).toBe(`__Host-sid=${session}`);
    await secure.stop();
  });
});
