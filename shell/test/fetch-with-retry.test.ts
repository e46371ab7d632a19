import { fetchWithRetry } from '../src/federation/fetch-with-retry.ts';

describe('fetch with retry', () => {
  test('when the first attempt fails, then the response of the second is returned', async () => {
    const fetch = jest
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Response.json(1));

    const response = await fetchWithRetry(fetch, '/config.json');

    expect(await response.json()).toBe(1);
  });

  test('when both attempts have an error status, then the promise rejects with the status', async () => {
    const fetch = jest.fn(async () => new Response('', { status: 404 }));

    await expect(fetchWithRetry(fetch, '/config.json')).rejects.toThrow('404');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('when a request is sent, then caches must revalidate the response, and the attempt has a timeout', async () => {
    const fetch = jest.fn(async () => Response.json(1));

    await fetchWithRetry(fetch, '/config.json');

    expect(fetch).toHaveBeenCalledWith('/config.json', {
      cache: 'no-cache',
      signal: expect.any(AbortSignal) as AbortSignal,
    });
  });
});
