import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import type { Problem } from '@marquee/contracts/problem';
import { session, startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ answerWithinMs: 300 });
});
afterEach(() => gateway.stop());

const post = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };

async function problemOf(answer: Response): Promise<Problem> {
  return (await answer.json()) as Problem;
}

describe('when a service is unavailable', () => {
  test('then calls to it get 503 with a time to retry, and calls to other services succeed', async () => {
    await gateway.services.events.stop();

    const down = await gateway.fetch('/api/events', post);
    const up = await gateway.fetch('/api/public/quote/7');

    expect([down.status, down.headers.get('retry-after'), up.status]).toEqual([503, '1', 200]);
    expect(down.headers.get('content-type')).toContain('application/problem+json');
    expect(await problemOf(down)).toMatchObject({
      code: 'service_unavailable',
      requestId: down.headers.get('x-request-id'),
    });
  });

  test('when the service is identity, then calls with a session get a 503; public calls and calls without a session succeed', async () => {
    await gateway.services.identity.stop();
    const headers = { cookie: `sid=${session}` };

    const own = await gateway.fetch('/api/events', { headers });
    const open = await gateway.fetch('/api/public/quote/7', { headers });
    const signedOut = await gateway.fetch('/api/events');

    expect([own.status, open.status, signedOut.status]).toEqual([503, 200, 200]);
    expect(await problemOf(own)).toMatchObject({ code: 'identity_unavailable' });
  });
});

describe('when a service does not answer', () => {
  test('then the answer is 504, after one attempt', async () => {
    let calls = 0;
    gateway.services.events.answerWith(() => {
      calls += 1;
    });

    const answer = await gateway.fetch('/api/events');

    expect([answer.status, calls]).toEqual([504, 1]);
    expect(await problemOf(answer)).toMatchObject({ code: 'service_timed_out' });
  });

  test('then the answer is 504 even if interim answers keep the connection busy', async () => {
    gateway.services.events.answerWith((_request, response) => {
      const interim = setInterval(() => {
        response.writeProcessing();
      }, 50);
      response.once('close', () => {
        clearInterval(interim);
      });
    });

    const answer = await gateway.fetch('/api/events');

    expect(answer.status).toBe(504);
  });

  test('then a stream that has begun continues, even if it is silent for longer than the timeout', async () => {
    const pause = Promise.withResolvers<undefined>();
    gateway.services.events.answerWith(async (_request, response) => {
      response.write('first ');
      await pause.promise;
      response.end('last');
    });
    gateway.services.quotes.answerWith(() => undefined);

    const answer = await gateway.fetch('/api/events');
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    // This call begins after the stream has become silent, and times out before the stream continues.
    const timedOut = await gateway.fetch('/api/public/quote/7');
    pause.resolve(undefined);
    const last = await reader?.read();

    expect(timedOut.status).toBe(504);
    expect(Buffer.concat([first?.value ?? Buffer.of(), last?.value ?? Buffer.of()]).toString()).toBe(
      'first last',
    );
  });
});

describe('when a connection breaks', () => {
  test('then a write is not repeated, because the service may have executed it', async () => {
    let calls = 0;
    gateway.services.events.answerWith((request) => {
      calls += 1;
      request.socket.destroy();
    });

    const answer = await gateway.fetch('/api/events', post);

    expect([answer.status, calls, answer.headers.get('retry-after')]).toEqual([502, 1, '1']);
    expect(await problemOf(answer)).toMatchObject({ code: 'service_failed' });
  });

  test('then the client gets an error instead of a partial answer', async () => {
    gateway.services.events.answerWith((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => request.socket.destroy());
    });

    await expect(gateway.fetch('/api/events').then((answer) => answer.text())).rejects.toThrow();
  });
});

describe('when the client disconnects', () => {
  test('then the gateway closes its request to the service', async () => {
    const arrived = Promise.withResolvers<undefined>();
    const aborted = Promise.withResolvers<string>();
    gateway.services.events.answerWith((_request, response) => {
      response.once('close', () => {
        aborted.resolve('aborted');
      });
      arrived.resolve(undefined);
    });
    const client = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    client.write('GET /api/events HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrived.promise;

    client.destroy();

    expect(await aborted.promise).toBe('aborted');
  });

  test('when identity has not answered yet, then the service is never called', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    gateway.services.identity.answerWith((_request, response) => {
      asked.resolve(response);
    });
    const client = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    client.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nCookie: sid=${session}\r\n\r\n`);
    const identity = await asked.promise;
    client.destroy();
    while (!(await gateway.metrics.registry.metrics()).includes('route="events",status="4xx"')) {
      await gateway.fetch('/livez');
    }
    identity.writeHead(404).end();
    await gateway.fetch('/api/events?after');

    expect(gateway.services.events.received.map(({ url }) => url)).toEqual(['/api/events?after']);
  });

  test('when the body is not complete, then the service receives nothing, and the gateway answers the next call', async () => {
    const client = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    client.write(
      'POST /api/events HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: none\r\nContent-Length: 10\r\n\r\n{',
    );
    await once(client, 'connect');
    client.destroy();
    await once(client, 'close');

    expect((await gateway.fetch('/api/events')).status).toBe(200);
    expect(gateway.services.events.received.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('when the gateway drains', () => {
  test('then it is not ready, and every answer, even a forwarded one, closes its connection', async () => {
    gateway.drain();

    const ready = await gateway.fetch('/readyz');
    const answers = await Promise.all(['/api/events', '/config.json'].map((path) => gateway.fetch(path)));

    expect(ready.status).toBe(503);
    expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
      [200, 'close'],
      [200, 'close'],
    ]);
  });
});

describe('health', () => {
  test('when services are unavailable, then the gateway itself is live and ready', async () => {
    await gateway.services.identity.stop();

    const statuses = [(await gateway.fetch('/livez')).status, (await gateway.fetch('/readyz')).status];

    expect(statuses).toEqual([200, 200]);
  });
});
