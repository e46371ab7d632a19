import { once } from 'node:events';
import { createTokenVerifier } from '../src/auth/token-verifier.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { route } from '../src/http/route.ts';
import { listen } from '../src/process/listen.ts';
import { createLogger } from '../src/process/logger.ts';
import { createReadiness } from '../src/process/readiness.ts';
import { metricsOnlyTelemetry } from '../src/process/telemetry.ts';
import { createTestTokens } from '../src/test-kit/tokens.ts';
import { showPoster } from './booking-operations.ts';

const now = () => new Date('2026-11-23T15:00:00.000Z');

/** Starts a service that answers `gala` at once and any other call only after the call's signal is aborted. */
async function aSlowService() {
  const lines: string[] = [];
  const begun = Promise.withResolvers<AbortSignal>();
  const app = createHttpApp({
    logger: createLogger({
      name: 'events',
      level: 'error',
      destination: { write: (line) => lines.push(line) },
    }),
    readiness: createReadiness({}),
    telemetry: metricsOnlyTelemetry('events'),
    tokens: createTokenVerifier({ audience: 'events', keys: createTestTokens(now).publicKeys, now }),
    idempotency: null,
    routes: [
      route(showPoster, async ({ params }, _anyone, { signal }) => {
        begun.resolve(signal);
        if (params.id !== 'gala') {
          await once(signal, 'abort');
          signal.throwIfAborted();
        }
        return { title: 'Gala' };
      }),
    ],
  });
  return { lines, begun: begun.promise, service: await listen(app, { port: 0, host: '127.0.0.1' }) };
}

describe('a caller that disconnects', () => {
  test('when it disconnects before its response, then the use case is aborted, and no error is logged', async () => {
    const { lines, begun, service } = await aSlowService();
    const disconnecting = new AbortController();
    const call = fetch(`${service.url}/api/posters/slow`, { signal: disconnecting.signal });
    const signal = await begun;
    const aborted = once(signal, 'abort');

    disconnecting.abort();
    await expect(call).rejects.toThrow();
    await aborted;
    await service.close();

    expect(signal.reason).toMatchObject({ kind: 'unavailable', code: 'caller_left' });
    expect(lines).toEqual([]);
  });

  test('when it gets its response, then the use case is not aborted', async () => {
    const { begun, service } = await aSlowService();

    const answer = await fetch(`${service.url}/api/posters/gala`);
    await answer.json();
    await service.close();

    expect((await begun).aborted).toBe(false);
  });
});
