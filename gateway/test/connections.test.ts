import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { upstreamLimits } from '../src/proxy/upstream-agent.ts';
import { startUnresponsiveServer } from './unresponsive-server.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway({ answerWithinMs: 300 });
});
afterEach(() => gateway.stop());

/** Starts concurrent calls, each with its own URL. */
function concurrentCalls(at: TestGateway, { name, size }: { name: string; size: number }) {
  return Array.from({ length: size }, (_, number) => {
    const disconnecting = new AbortController();
    const url = `/api/events?${name}=${number}`;
    const status = at.fetch(url, { signal: disconnecting.signal }).then(
      (answer) => answer.status,
      () => null,
    );
    return {
      url,
      status,
      disconnect: () => {
        disconnecting.abort();
      },
    };
  });
}

/** Resolves when the gateway has noticed this many disconnected clients. */
async function untilDisconnected(at: TestGateway, count: number): Promise<void> {
  const left = `route="events",status="4xx"} ${count}\n`;
  while (!(await at.metrics.registry.metrics()).includes(left)) {
    await at.fetch('/livez');
  }
}

describe('connections to a service', () => {
  test('when the queue is full, then the next call is rejected at once, and the waiting calls get their answers', async () => {
    const patient = await startGateway();
    const held: ServerResponse[] = [];
    const { events } = patient.services;
    events.answerWith((_request, response) => {
      held.push(response);
    });
    const most = upstreamLimits.maxConcurrent + upstreamLimits.maxQueue;

    const pendingStatuses = Array.from(
      { length: most + 1 },
      async () => (await patient.fetch('/api/events')).status,
    );
    const first = await Promise.race(pendingStatuses);
    events.answerWith((_request, response) => {
      response.end('{}');
    });
    held.forEach((response) => response.end('{}'));
    const statuses = await Promise.all(pendingStatuses);

    expect([first, statuses.filter((status) => status === 200).length]).toEqual([503, most]);
    await patient.stop();
  }, 30_000);

  test('when waiting clients disconnect, then as many other calls may wait, and the gateway opens no additional connections', async () => {
    const { maxConcurrent, maxQueue } = upstreamLimits;
    const patient = await startGateway();
    const held = new Map<string | undefined, ServerResponse>();
    const sockets = new Set<Socket>();
    const full = Promise.withResolvers<undefined>();
    const { events } = patient.services;
    events.answerWith(({ url, socket }, response) => {
      held.set(url, response);
      sockets.add(socket);
      if (held.size === maxConcurrent) {
        full.resolve(undefined);
      }
    });
    const first = concurrentCalls(patient, { name: 'first', size: maxConcurrent + maxQueue + 1 });
    await Promise.all([full.promise, Promise.race(first.map(({ status }) => status))]);

    first
      .filter(({ url }) => !held.has(url))
      .forEach(({ disconnect }) => {
        disconnect();
      });
    await untilDisconnected(patient, maxQueue);
    const second = concurrentCalls(patient, { name: 'second', size: maxQueue + 1 });
    const rejected = await Promise.race(second.map(({ status }) => status));
    events.answerWith(({ socket }, response) => {
      sockets.add(socket);
      response.end('{}');
    });
    held.forEach((response) => response.end('{}'));
    const statuses = await Promise.all(second.map(({ status }) => status));

    expect([rejected, statuses.filter((status) => status === 200).length]).toEqual([503, maxQueue]);
    expect(sockets.size).toBe(maxConcurrent);
    await patient.stop();
  }, 30_000);

  test('when a connection cannot be made, then the answer is 503 before the operating system’s timeout, and the next call succeeds', async () => {
    const unresponsive = await startUnresponsiveServer();
    const hopeful = await startGateway({ fileServers: { MFE_CLIENT_URL: unresponsive.url } });

    const whileUnresponsive = await hopeful.fetch('/mfe/client/main.js');
    unresponsive.wake();
    const afterwards = await hopeful.fetch('/mfe/client/main.js');

    expect([whileUnresponsive.status, afterwards.status]).toEqual([503, 200]);
    await Promise.all([hopeful.stop(), unresponsive.stop()]);
  }, 30_000);

  test('when more calls hang than there are connections, then each gets 504, and the next call succeeds', async () => {
    gateway.services.events.answerWith(() => undefined);

    const pendingStatuses = Array.from({ length: upstreamLimits.maxConcurrent + 1 }, () =>
      gateway.fetch('/api/events'),
    );
    const statuses = (await Promise.all(pendingStatuses)).map(({ status }) => status);
    gateway.services.events.answerWith((_request, response) => {
      response.end('{}');
    });
    const next = await gateway.fetch('/api/events');

    expect([new Set(statuses), next.status]).toEqual([new Set([504]), 200]);
  });

  test('when a service is no longer called, then the gateway closes the idle connection within ten seconds', async () => {
    const socketClosed = Promise.withResolvers<undefined>();
    gateway.services.events.answerWith((request, response) => {
      request.socket.once('close', () => {
        socketClosed.resolve(undefined);
      });
      response.end('{}');
    });

    const answer = await gateway.fetch('/api/events');
    await socketClosed.promise;

    expect(answer.status).toBe(200);
  }, 10_000);

  test('when the address of the shell’s server has a path, then requests are forwarded below that path', async () => {
    const { url, received } = gateway.services.events;
    const below = await startGateway({ fileServers: { SHELL_URL: `${url}/shell` } });

    await below.fetch('/favicon.svg?v=2');

    expect(received.map((call) => call.url)).toEqual(['/shell/favicon.svg?v=2']);
    await below.stop();
  });
});

describe('connections from one address', () => {
  const request = 'GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

  test('when the address has its maximum of connections, then the next connection is rejected with a message and counted', async () => {
    const narrow = await startGateway({ connectionAddressLimit: 1 });
    const held = await holdOne(narrow.url);

    const answer = await narrow.raw(request);

    expect(answer).toMatch(/^HTTP\/1.1 429 .*too_many_connections/s);
    expect(await narrow.metrics.registry.metrics()).toContain(
      'limits_reached_total{limit="CONNECTION_ADDRESS_LIMIT",service="gateway"} 1',
    );
    held.destroy();
    await narrow.stop();
  });

  test('when our own proxy is in front of the gateway, then the proxy’s address may use all connections', async () => {
    const behind = await startGateway({ connectionAddressLimit: 1, trustProxy: 1 });
    const held = await holdOne(behind.url);

    const answer = await behind.raw(request);

    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    held.destroy();
    await behind.stop();
  });
});

async function holdOne(url: string): Promise<Socket> {
  const held = connect(Number(new URL(url).port), '127.0.0.1');
  await once(held, 'connect');
  return held;
}
