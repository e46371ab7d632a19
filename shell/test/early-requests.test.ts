import { ReadableStream } from 'node:stream/web';

import { earlyRequestsMeta, takeEarlyAnswer } from '@marquee/contracts/early-requests';
import { fetchWithRetry } from '../src/federation/fetch-with-retry.ts';

const manifest = { address: '/mfe/client/mf-manifest.1.json', integrity: `sha384-${'m'.repeat(64)}` };
const call = { address: '/api/auth/user' };
const fetch = jest.fn();

afterEach(() => {
  jest.useRealTimers();
});

/** Runs the first script of a page with these early requests. The body of each response is the request's address. */
async function open(...requests: object[]) {
  fetch.mockReset().mockImplementation(async (address: string) => Response.json(address));
  await run(...requests);
}

async function run(...requests: object[]) {
  jest.resetModules();
  const meta = document.createElement('meta');
  meta.name = earlyRequestsMeta;
  meta.content = JSON.stringify(requests);
  document.head.replaceChildren(meta);
  globalThis.fetch = fetch;
  await import('../src/first-paint.ts');
}

function signalOf({ address }: { address: string }): AbortSignal {
  const calls = fetch.mock.calls as [string, { signal: AbortSignal }][];
  return calls.find(([asked]) => asked === address)?.[1].signal ?? AbortSignal.abort();
}

describe('early requests of a document', () => {
  test('when the first script runs, then it sends the same calls as the application, and requests files with their hash', async () => {
    await open(call, manifest);

    expect(fetch.mock.calls).toEqual([
      [
        call.address,
        {
          credentials: 'same-origin',
          signal: expect.any(AbortSignal) as AbortSignal,
          headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' },
        },
      ],
      [
        manifest.address,
        {
          credentials: 'same-origin',
          signal: expect.any(AbortSignal) as AbortSignal,
          cache: 'no-cache',
          integrity: manifest.integrity,
        },
      ],
    ]);
  });

  test('when a response is requested twice, then only the first caller gets it', async () => {
    await open(call);

    expect(await (await takeEarlyAnswer(call))?.json()).toBe(call.address);
    expect(takeEarlyAnswer(call)).toBeUndefined();
  });

  test('when a response is complete, then the timeout does not abort it, and an application that starts later gets it', async () => {
    jest.useFakeTimers();
    await open(manifest);

    await jest.advanceTimersByTimeAsync(20_000);

    expect(signalOf(manifest).aborted).toBe(false);
    expect(await (await takeEarlyAnswer(manifest))?.json()).toBe(manifest.address);
  });

  test('when a response body does not end, then the request is aborted after three seconds', async () => {
    jest.useFakeTimers();
    fetch.mockReset().mockResolvedValue(new Response(new ReadableStream() as BodyInit));
    await run(manifest);

    await jest.advanceTimersByTimeAsync(2_999);
    const before = signalOf(manifest).aborted;
    await jest.advanceTimersByTimeAsync(1);

    expect([before, signalOf(manifest).aborted]).toEqual([false, true]);
  });

  test('when the user leaves the page, then the responses are no longer available', async () => {
    await open(call);

    window.dispatchEvent(new Event('pagehide'));

    expect(takeEarlyAnswer(call)).toBeUndefined();
  });

  test('when a file is fetched, then its early response is used only for the same hash', async () => {
    await open(manifest);
    const later = jest.fn(async () => Response.json('later'));
    const { address, integrity } = manifest;

    const other = await fetchWithRetry(later, address, { integrity: `sha384-${'x'.repeat(64)}` });
    const taken = await fetchWithRetry(later, `${location.origin}${address}`, { integrity });

    expect([await other.json(), await taken.json()]).toEqual(['later', address]);
    expect(later).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['fails', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['has an error status', async () => new Response('', { status: 503 })],
  ])('when an early request for a file %s, then the file is requested once more', async (_case, answer) => {
    await open();
    globalThis.marqueeEarlyAnswers?.set('/config.json ', answer());
    const later = jest.fn(async () => Response.json('later'));

    expect(await (await fetchWithRetry(later, '/config.json')).json()).toBe('later');
    expect(later).toHaveBeenCalledTimes(1);
  });
});
