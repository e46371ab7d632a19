import { earlyRequestsMeta, takeEarlyAnswer } from '@marquee/contracts/early-requests';
import { patientFetch } from '../src/federation/patient-fetch.ts';

const manifest = { address: '/mfe/client/mf-manifest.1.json', integrity: `sha384-${'m'.repeat(64)}` };
const call = { address: '/api/auth/user' };
const fetch = jest.fn();

/** Runs the first script of a page that names these, each answered with its address. */
async function open(...requests: object[]) {
  fetch.mockReset().mockImplementation(async (address: string) => Response.json(address));
  await begin(...requests);
}

/** The same, answered as it is set. */
async function begin(...requests: object[]) {
  jest.resetModules();
  const meta = document.createElement('meta');
  meta.name = earlyRequestsMeta;
  meta.content = JSON.stringify(requests);
  document.head.replaceChildren(meta);
  globalThis.fetch = fetch;
  await import('../src/first-paint.ts');
}

describe('what a document names as its early requests', () => {
  test('when its first script runs, then calls are made as the application makes them, and files compared with their hash', async () => {
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

  test('when an answer is asked for, then the first who asks has it', async () => {
    await open(call);

    expect(await (await takeEarlyAnswer(call))?.json()).toBe(call.address);
    expect(takeEarlyAnswer(call)).toBeUndefined();
  });

  test.each([
    ['has come', false, async () => Response.json('whole')],
    ['hangs', true, () => new Promise<Response>(() => undefined)],
  ])('when a file %s, then it is ended after three seconds: %s', async (_case, isEnded, answerWith) => {
    jest.useFakeTimers();
    fetch.mockReset().mockImplementation(answerWith);
    await begin(manifest);
    const [[, { signal }]] = fetch.mock.calls as [[string, { signal: AbortSignal }]];
    // A body is read in steps that no timer counts.
    for (let step = 0; step < 20; step += 1) {
      await jest.advanceTimersByTimeAsync(0);
    }

    await jest.advanceTimersByTimeAsync(4_000);

    expect(signal.aborted).toBe(isEnded);
    jest.useRealTimers();
  });

  test('when the page is left, then no answer is taken any more', async () => {
    await open(call);

    window.dispatchEvent(new Event('pagehide'));

    expect(takeEarlyAnswer(call)).toBeUndefined();
  });

  test('when a file is asked for, then its answer is taken, but not by another hash', async () => {
    await open(manifest);
    const later = jest.fn(async () => Response.json('later'));
    const { address, integrity } = manifest;

    const other = await patientFetch(later, address, { integrity: `sha384-${'x'.repeat(64)}` });
    const taken = await patientFetch(later, `${location.origin}${address}`, { integrity });

    expect([await other.json(), await taken.json()]).toEqual(['later', address]);
    expect(later).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['fails', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['is refused', async () => new Response('', { status: 503 })],
  ])('when a file %s, then one more try follows', async (_case, answer) => {
    await open();
    globalThis.marqueeEarlyAnswers?.set('/config.json ', answer());
    const later = jest.fn(async () => Response.json('later'));

    expect(await (await patientFetch(later, '/config.json')).json()).toBe('later');
    expect(later).toHaveBeenCalledTimes(1);
  });
});
