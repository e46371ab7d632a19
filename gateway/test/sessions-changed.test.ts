import { accountId, session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

function ask(path: string) {
  return gateway.fetch(path, { headers: { cookie: `sid=${session}`, 'sec-fetch-site': 'same-origin' } });
}

describe('the header for changed sessions', () => {
  test.each([
    ['the session’s account', 'is removed', accountId, 2],
    ['another account', 'stays', 'c0ffee00-8a7e-4c39-9c3b-2f1d6e0b8a41', 1],
  ])(
    'when identity reports changed sessions of %s, then the cached session %s',
    async (_whose, _what, changed, times) => {
      await ask('/api/events');
      gateway.services.identity.setHeader('x-sessions-changed', changed);

      const { headers } = await gateway.fetch('/api/account/sessions', {
        method: 'DELETE',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      await ask('/api/events');

      expect(headers.has('x-sessions-changed')).toBe(false);
      expect(gateway.tokenRequests).toHaveLength(times);
    },
  );

  test('when another service sends the header, then the cached session stays, and the client does not get the header', async () => {
    await ask('/api/events');
    gateway.services.quotes.setHeader('x-sessions-changed', accountId);

    const { headers } = await ask('/api/quotes');
    await ask('/api/events');

    expect(headers.has('x-sessions-changed')).toBe(false);
    expect(gateway.tokenRequests.map(({ audience }) => audience)).toEqual(['events', 'quotes']);
  });
});

describe('the cookies that identity has set', () => {
  test('when the browser sends these cookies, then only identity gets them', async () => {
    const [half, device] = ['h'.repeat(43), 'd'.repeat(43)];
    const headers = { cookie: `half-sid=${half}; theme=dark; device=${device}; device-of-others=${device}` };

    await gateway.fetch('/api/auth/second-step', { headers });
    await gateway.fetch('/api/events', { headers });

    expect(gateway.services.identity.received[0]?.headers.cookie).toBe(`half-sid=${half}; device=${device}`);
    expect(gateway.services.events.received[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['two accounts', 2, true],
    ['five accounts', 5, true],
    ['more accounts than identity stores', 6, false],
  ])(
    'when %s have signed in on a browser, then identity gets the device cookie only if the cookie is well-formed',
    async (...row) => {
      const [, count, isForwarded] = row;
      const secrets = Array.from({ length: count }, (_, index) => String(index).repeat(43)).join('.');

      await gateway.fetch('/api/auth/second-step', { headers: { cookie: `device=${secrets}` } });

      const forwarded = gateway.services.identity.received[0]?.headers.cookie;
      expect(forwarded).toBe(isForwarded ? `device=${secrets}` : undefined);
    },
  );
});
