import { randomUUID } from 'node:crypto';
import { composeService } from '../src/compose-service.ts';
import type { Service } from '../src/compose-service.ts';
import { route } from '../src/http/route.ts';
import type { Bus } from '../src/messaging/bus.ts';
import { loadConfig } from '../src/process/load-config.ts';
import { createLogger } from '../src/process/logger.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { startService } from '../src/start-service.ts';
import type { RunningService } from '../src/start-service.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { createTestTokens } from '../src/test-kit/tokens.ts';
import * as api from './booking-operations.ts';
import { createGate } from './bus-recorder.ts';
import { createFakeBus } from './fake-bus.ts';
import { eventually } from './test-broker.ts';

const { now } = createTestClock();
const bus = createFakeBus();
const lines: string[] = [];
const logger = createLogger({
  name: 'events',
  level: 'info',
  destination: { write: (line: string) => void lines.push(line) },
});
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('start');
});

afterAll(() => database.drop());

describe('a started service', () => {
  test('when it stops while a request is in flight, then it answers the request first', async () => {
    const gate = createGate();
    const { running } = await start(async () => {
      await gate.arrive();
      return { title: 'finished' };
    });
    const answer = fetch(`${running.url}/api/posters/gala`);
    await gate.arrived;

    const stopped = running.stop();
    gate.open();

    const response = await answer;
    await stopped;
    expect(await response.json()).toEqual({ title: 'finished' });
    await expect(fetch(`${running.url}/livez`)).rejects.toThrow();
  });

  test('when it drains, then it is not ready but still live and closes its connections', async () => {
    const { running, service } = await start(() => ({ title: 'open' }));

    service.readiness.drain();

    const ready = await fetch(`${running.url}/readyz`);
    const answer = await fetch(`${running.url}/api/posters/gala`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'not ready', failing: ['draining'], degraded: [] });
    expect(answer.headers.get('connection')).toBe('close');
    await running.stop();
  });

  test('when it stops with a drain time, then it answers new connections until the time has passed', async () => {
    const { running } = await start(() => ({ title: 'open' }), { drainMs: 300 });

    const stopped = running.stop();
    const ready = await fetch(`${running.url}/readyz`);
    const answer = await fetch(`${running.url}/api/posters/gala`);
    await stopped;

    expect([ready.status, answer.status, answer.headers.get('connection')]).toEqual([503, 200, 'close']);
    await expect(fetch(`${running.url}/livez`)).rejects.toThrow();
  });

  test('when the consumers hang with the broker, then the port is closed, and the service stops in time', async () => {
    const hanging = { ...bus, subscribe: async () => () => new Promise<never>(() => undefined) };
    const { running } = await start(() => ({ title: 'open' }), { through: hanging });

    const stopped = running.stop();
    await eventually(() => isClosed(running.url));
    await stopped;

    expect(lines.at(-1)).toContain('stopped');
  }, 10_000);

  test('when the broker becomes unavailable, then the service stays ready and reports the broker as degraded', async () => {
    const { running } = await start(() => ({ title: 'open' }));
    await fetch(`${running.url}/readyz`);

    bus.ready = false;

    const ready = await fetch(`${running.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', failing: [], degraded: ['broker'] });
    bus.ready = true;
    await running.stop();
  });

  test('when the broker was connected before and is now unavailable, then the service is ready, because its queues exist', async () => {
    bus.ready = false;

    const { running } = await start(() => ({ title: 'open' }));

    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    bus.ready = true;
    await running.stop();
  });

  test('when the broker has never been connected, then the service is not ready, because its queues may not exist', async () => {
    Object.assign(bus, { ready: false, wasReady: false });

    const { running } = await start(() => ({ title: 'open' }));

    const ready = await fetch(`${running.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ failing: ['queues'], degraded: ['broker'] });
    Object.assign(bus, { ready: true, wasReady: true });
    await running.stop();
  });

  test('when a request was answered, then one log line has its route and not its path', async () => {
    const { running } = await start(() => ({ title: 'open' }));
    const requestId = randomUUID();

    // `zoe` cannot occur in an id, because ids are hexadecimal.
    await fetch(`${running.url}/api/posters/zoe@example.com?q=zoe`, {
      headers: { 'x-request-id': requestId },
    });
    await running.stop();

    const [line, ...more] = lines.filter((written) => written.includes(requestId));
    expect(JSON.parse(line ?? '')).toMatchObject({ method: 'GET', route: '/api/posters/:id', status: 200 });
    expect([more, line?.includes('zoe')]).toEqual([[], false]);
  });

  test('when a call is rejected, then its log line has the status and the code of the error', async () => {
    const { running } = await start(() => ({ title: 'open' }));
    const requestId = randomUUID();

    await fetch(`${running.url}/api/posters/gala`, {
      headers: { 'x-request-id': requestId, authorization: 'Bearer forged' },
    });
    await running.stop();

    const line = lines.find((written) => written.includes(requestId));
    expect(JSON.parse(line ?? '')).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      route: '/api/posters/:id',
    });
  });
});

async function isClosed(url: string): Promise<boolean> {
  return fetch(`${url}/livez`).then(
    () => false,
    () => true,
  );
}

async function start(
  show: () => Promise<{ title: string }> | { title: string },
  { drainMs = 0, through = bus }: { drainMs?: number; through?: Bus } = {},
): Promise<{
  running: RunningService;
  service: Service;
}> {
  const config = loadConfig(serviceConfig, {
    TOKEN_PUBLIC_KEYS: JSON.stringify(createTestTokens(now).publicKeys),
    INTERNAL_SECRET: 'a-secret-for-this-test',
  });
  const connection = database.connection.useDb(`test_start_${randomUUID().slice(0, 8)}`);
  const service = composeService({
    config,
    connection,
    bus,
    logger,
    now,
    name: 'events',
    stores: [],
    subscriptions: [],
    routes: [route(api.showPoster, show)],
  });
  const running = await startService(service, { bus: through, logger, now, port: 0, drainMs });
  return { running, service };
}
