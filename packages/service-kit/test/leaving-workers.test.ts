import { startAnyService } from './start-any-service.ts';

describe('a service that leaves', () => {
  test('when it is told to, then its workers are at once, whatever is still answered', async () => {
    let isTold = false;
    const worker = { start: () => undefined, stop: async () => void (isTold = true) };
    const service = await startAnyService('events', { workers: [worker] });

    const stopped = service.stop();

    expect(isTold).toBe(true);
    await stopped;
  });

  test('when a worker does not end, then it leaves in time all the same', async () => {
    const slow = { start: () => undefined, stop: () => new Promise<never>(() => undefined) };
    const service = await startAnyService('events', { workers: [slow] });

    await service.stop();

    await expect(fetch(`${service.url}/livez`)).rejects.toThrow();
  }, 10_000);
});
