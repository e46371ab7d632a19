import { earlyRequestsMeta, takeEarlyAnswer } from '@marquee/contracts/early-requests';
import { earlyFile } from '../src/federation/patient-fetch.ts';

const manifest = { address: '/mfe/client/mf-manifest.1.json', integrity: `sha384-${'m'.repeat(64)}` };
const call = { address: '/api/auth/user' };
const fetch = jest.fn();

/** Runs the first script of a page that names these, each answered with its address. */
async function open(...requests: object[]) {
  jest.resetModules();
  const meta = document.createElement('meta');
  meta.name = earlyRequestsMeta;
  meta.content = JSON.stringify(requests);
  document.head.replaceChildren(meta);
  fetch.mockReset().mockImplementation(async (address: string) => Response.json(address));
  globalThis.fetch = fetch;
  await import('../src/first-paint.ts');
}

describe('what a document names as its early requests', () => {
  test('when its first script runs, then calls are made as the application makes them, and files compared with their hash', async () => {
    await open(call, manifest);

    expect(fetch.mock.calls).toEqual([
      [
        call.address,
        { credentials: 'same-origin', headers: { Accept: 'application/json', 'Cache-Control': 'no-cache' } },
      ],
      [manifest.address, { credentials: 'same-origin', cache: 'no-cache', integrity: manifest.integrity }],
    ]);
  });

  test('when an answer is asked for, then the first who asks has it', async () => {
    await open(call);

    expect(await (await takeEarlyAnswer(call))?.json()).toBe(call.address);
    expect(takeEarlyAnswer(call)).toBeUndefined();
  });

  test('when a file is asked for by another hash, then it is asked for as usual', async () => {
    await open(manifest);

    expect(await earlyFile({ ...manifest, integrity: `sha384-${'x'.repeat(64)}` })).toBeUndefined();
    expect(await (await earlyFile(manifest))?.json()).toBe(manifest.address);
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', async () => new Response('', { status: 503 })],
  ])('when a file %s, then it is asked for as usual', async (_case, answer) => {
    await open();
    globalThis.marqueeEarlyAnswers?.set('/config.json ', answer());

    expect(await earlyFile({ address: '/config.json' })).toBeUndefined();
  });
});
