import { startMinimalService } from './start-minimal-service.ts';

describe('a service that stops', () => {
  test('when stopping begins, then its workers are stopped at once', async () => {
    let isStopped = false;
    const worker = { start: () => undefined, stop: async () => void (isStopped = true) };
    const service = await startMinimalService('events', { workers: [worker] });

    const stopped = service.stop();

    expect(isStopped).toBe(true);
    await stopped;
  });

  test('when a worker does not stop, then the service still stops in time', async () => {
    const slow = { start: () => undefined, stop: () => new Promise<never>(() => undefined) };
    const service = await startMinimalService('events', { workers: [slow] });

    await service.stop();

    await expect(fetch(`${service.url}/livez`)).rejects.toThrow();
  }, 10_000);
});
