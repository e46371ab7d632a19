import { aBundle, input, startRenderer } from './renderer-kit.ts';
import type { TestRenderer } from './renderer-kit.ts';

let renderer: TestRenderer;
beforeEach(async () => {
  renderer = await startRenderer();
});
afterEach(() => renderer.stop());

/** Returns code that uses the CPU for this many milliseconds, in steps between which other code runs, as React does. */
const slowly = (milliseconds: number) => `await (async () => {
  for (let spent = 0; spent < ${milliseconds}; spent += 5) {
    const end = performance.now() + 5;
    while (performance.now() < end) {}
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.pid;
})()`;

describe('the page renderer under load', () => {
  test('when many pages are requested at once, then the process survives and requests beyond the queue get 503', async () => {
    await renderer.release(aBundle(slowly(25)));
    const before = (await (await renderer.requestPageUntil(200)).json()) as { html: string };

    const burst = await Promise.all(Array.from({ length: 64 }, () => renderer.requestPage()));
    const after = (await (await renderer.requestPageUntil(200)).json()) as { html: string };

    const statuses = new Set(burst.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect(after.html).toBe(before.html);
  });

  test('when the HTTP request of a waiting page has closed, then the page is not rendered', async () => {
    const count = 'globalThis.count = (globalThis.count ?? 0) + 1';
    const pause = 'await new Promise((resolve) => setTimeout(resolve, input.search === "?slow" ? 200 : 0))';
    await renderer.release(aBundle(`(${pause}, ${count})`));
    const before = (await (await renderer.requestPageUntil(200)).json()) as { html: string };

    const slow = renderer.requestPage({ ...input, search: '?slow' });
    const closed = renderer.requestPage(input, AbortSignal.timeout(80));
    await expect(closed).rejects.toThrow('timeout');
    await slow;
    const after = (await (await renderer.requestPage()).json()) as { html: string };

    expect(Number(after.html) - Number(before.html)).toBe(2);
  });
});
