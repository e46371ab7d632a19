import type { Zod } from '@marquee/contracts/deferred/recipe';
import { createZodLoader } from '../src/forms/load-zod.ts';

const zod: Zod = {};

function failing(): jest.Mock<Promise<Zod>, []> {
  return jest.fn<Promise<Zod>, []>().mockRejectedValue(new Error('Loading chunk zod failed'));
}

describe('loading of zod', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('when it is requested on every keystroke, then it is downloaded once', async () => {
    const fetchZod = jest.fn<Promise<Zod>, []>().mockResolvedValue(zod);
    const { preloadZod, loadZod } = createZodLoader(fetchZod);

    preloadZod();
    preloadZod();

    await expect(loadZod()).resolves.toBe(zod);
    expect(fetchZod).toHaveBeenCalledTimes(1);
  });

  test('when two attempts failed, then keystrokes do not start another download within 10 seconds', async () => {
    const fetchZod = failing();
    const { preloadZod, loadZod } = createZodLoader(fetchZod);
    await expect(loadZod()).rejects.toThrow('zod');

    await jest.advanceTimersByTimeAsync(9_999);
    preloadZod();

    await expect(loadZod()).rejects.toThrow('zod');
    expect(fetchZod).toHaveBeenCalledTimes(2);
  });

  test('when 10 seconds have passed since the failure, then the next keystroke starts a download', async () => {
    const fetchZod = failing();
    const { loadZod } = createZodLoader(fetchZod);
    await expect(loadZod()).rejects.toThrow('zod');
    fetchZod.mockResolvedValue(zod);

    await jest.advanceTimersByTimeAsync(10_000);

    await expect(loadZod()).resolves.toBe(zod);
  });

  test('when a form is submitted after a failure, then a download starts immediately', async () => {
    const fetchZod = failing();
    const { loadZod, clearFailure } = createZodLoader(fetchZod);
    await expect(loadZod()).rejects.toThrow('zod');
    fetchZod.mockResolvedValue(zod);

    clearFailure();

    await expect(loadZod()).resolves.toBe(zod);
  });

  test('when a form is submitted during a download, then there is no second request', async () => {
    const fetchZod = jest.fn<Promise<Zod>, []>().mockResolvedValue(zod);
    const { preloadZod, loadZod, clearFailure } = createZodLoader(fetchZod);
    preloadZod();

    clearFailure();

    await loadZod();
    expect(fetchZod).toHaveBeenCalledTimes(1);
  });
});
