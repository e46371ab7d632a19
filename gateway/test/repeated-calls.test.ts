import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { startEchoService } from './echo-service.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

function call(method: string): Promise<Response> {
  return gateway.fetch('/api/events', { method, headers: { 'sec-fetch-site': 'same-origin' } });
}

/** Runs `callback` as soon as a call of this process has failed, before the gateway can retry the call. */
function afterFailure<Result>(callback: () => Promise<Result>): Promise<Result> {
  const { promise, resolve } = Promise.withResolvers<Result>();
  const channel = 'http.client.request.error';
  const listener = (): void => {
    unsubscribe(channel, listener);
    resolve(callback());
  };
  subscribe(channel, listener);
  return promise;
}

describe('a call whose connection is refused', () => {
  test.each(['GET', 'HEAD', 'POST'])(
    'when the service is available again a moment later, then the service receives %s once',
    async (method) => {
      const { events } = gateway.services;
      await events.stop();
      const back = afterFailure(() => startEchoService('events', Number(new URL(events.url).port)));

      const answer = await call(method);

      const service = await back;
      expect(answer.status).toBe(200);
      expect(service.received.map((echo) => echo.method)).toEqual([method]);
      await service.stop();
    },
  );
});

describe('a call whose connection breaks', () => {
  test.each(['GET', 'HEAD'])(
    'when the second attempt of %s is answered, then the client gets that answer',
    async (method) => {
      let calls = 0;
      gateway.services.events.answerWith((request, response) => {
        calls += 1;
        if (calls === 1) {
          request.socket.destroy();
          return;
        }
        response.end('{}');
      });

      expect([(await call(method)).status, calls]).toEqual([200, 2]);
    },
  );

  test.each([
    ['GET', 2],
    ['HEAD', 2],
    ['POST', 1],
  ])('when the connection breaks at each attempt, then %s is sent %i times', async (method, times) => {
    let calls = 0;
    gateway.services.events.answerWith((request) => {
      calls += 1;
      request.socket.destroy();
    });

    expect([(await call(method)).status, calls]).toEqual([502, times]);
  });

  test('when other connections are open, then the second attempt still uses a new connection', async () => {
    const kept = new Set<Socket>();
    const held: ServerResponse[] = [];
    gateway.services.events.answerWith(({ socket }, response) => {
      if (kept.has(socket)) {
        socket.destroy();
        return;
      }
      kept.add(socket);
      held.push(response);
      if (kept.size > 1) {
        held.splice(0).forEach((each) => each.end('{}'));
      }
    });
    await Promise.all([call('GET'), call('GET')]);

    const answer = await call('GET');

    expect([answer.status, kept.size]).toEqual([200, 3]);
  });
});
