import { patientFetch } from '../src/federation/patient-fetch.ts';

describe('patient fetch', () => {
  test('when the first try fails, then the second counts', async () => {
    const fetch = jest
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Response.json(1));

    const response = await patientFetch(fetch, '/config.json');

    expect(await response.json()).toBe(1);
  });

  test('when both tries are answered with an error, then it fails with the status', async () => {
    const fetch = jest.fn(async () => new Response('', { status: 404 }));

    await expect(patientFetch(fetch, '/config.json')).rejects.toThrow('404');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('when it asks, then caches are asked to check and each try has a time limit', async () => {
    const fetch = jest.fn(async () => Response.json(1));

    await patientFetch(fetch, '/config.json');

    expect(fetch).toHaveBeenCalledWith('/config.json', {
      cache: 'no-cache',
      signal: expect.any(AbortSignal) as AbortSignal,
    });
  });
});
