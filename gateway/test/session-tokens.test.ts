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

describe('the gateway’s cache of tokens', () => {
  test('when answers have a token for one service only, then identity gets one request per service within five seconds', async () => {
    await Promise.all([ask('/api/events'), ask('/api/events'), ask('/api/quotes')]);
    gateway.clock.advance({ seconds: 4 });
    await ask('/api/events');

    expect(gateway.tokenRequests.map(({ audience }) => audience).sort()).toEqual(['events', 'quotes']);
  });

  describe('when an answer also contains the tokens for other services', () => {
    const tokens = { events: 'for-events', quotes: 'for-quotes', billing: 'for-billing' };
    let asked: number;
    beforeEach(() => {
      asked = 0;
      gateway.services.identity.answerWith((_request, response) => {
        asked += 1;
        response.setHeader('content-type', 'application/json');
        const expiresAt = '2030-01-01T00:00:00.000Z';
        response.end(JSON.stringify({ token: tokens.events, tokens, expiresAt, accountId }));
      });
    });

    test('then identity gets one request for all services, and another after five seconds', async () => {
      await ask('/api/events');
      await Promise.all([ask('/api/quotes'), ask('/api/billing/subscription')]);
      const askedAtOnce = asked;
      gateway.clock.advance({ seconds: 5 });
      await ask('/api/quotes');

      expect([askedAtOnce, asked]).toEqual([1, 2]);
    });

    test('then concurrent calls for several services share one request', async () => {
      await Promise.all([ask('/api/events'), ask('/api/quotes'), ask('/api/billing/subscription')]);

      const { quotes, billing } = gateway.services;
      expect(asked).toBe(1);
      expect(quotes.received[0]?.headers.authorization).toBe('Bearer for-quotes');
      expect(billing.received[0]?.headers.authorization).toBe('Bearer for-billing');
    });
  });

  test('when five seconds have passed, then identity gets another request', async () => {
    await ask('/api/events');
    gateway.clock.advance({ seconds: 5 });
    await ask('/api/events');

    expect(gateway.tokenRequests).toHaveLength(2);
  });

  test.each(['/api/auth/logout', '/api/auth/login', '/api/account/password'])(
    'when %s was called, then the session is removed from the cache',
    async (path) => {
      await ask('/api/events');

      const { headers } = await ask(path, 'POST');
      await ask('/api/events');

      expect(headers.getSetCookie()).toHaveLength(1);
      expect(gateway.tokenRequests).toHaveLength(2);
    },
  );

  test('when a navigation has begun another session, then the previous session is removed from the cache', async () => {
    await ask('/api/events');

    await ask('/api/auth/google/callback?code=1');
    await ask('/api/events');

    expect(gateway.tokenRequests).toHaveLength(2);
  });

  test('when identity is available again, then the next call succeeds, because failures are not cached', async () => {
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

describe('when identity fails', () => {
  test('then a call with a session gets a 503, even if identity never answers', async () => {
    gateway.services.identity.answerWith(() => undefined);

    const answer = await ask('/api/events');

    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'identity_unavailable' });
  });

  test('then each of the first hundred calls makes two requests, and each later call makes one', async () => {
    let asked = 0;
    gateway.services.identity.answerWith((_request, response) => {
      asked += 1;
      response.statusCode = 500;
      response.end();
    });
    const askTimes = async (times: number) => {
      const before = asked;
      for (let time = 0; time < times; time += 1) {
        await ask('/api/events');
      }
      return asked - before;
    };

    expect(await askTimes(100)).toBe(200);
    expect(await askTimes(20)).toBe(20);
  });
});
