import { aBundle, input, startRenderer } from './renderer-kit.ts';
import type { TestRenderer } from './renderer-kit.ts';

let renderer: TestRenderer;
beforeEach(async () => {
  renderer = await startRenderer();
});
afterEach(() => renderer.stop());

const htmlOf = async (answer: Response) => ((await answer.json()) as { html: string }).html;

/** Polls, because the release store has no transactions: a half-written release is rejected and read again. */
async function untilPageShows(html: string): Promise<void> {
  while ((await htmlOf(await renderer.requestPageUntil(200))) !== html) {
    // Repeats until the release has arrived, or until the test times out.
  }
}

describe('the page renderer', () => {
  test('when a bundle is released, then it renders pages from answers', async () => {
    await renderer.release(aBundle('input.answer.body.notes + input.path + input.search'));

    const answer = await renderer.requestPageUntil(200);

    expect(await answer.json()).toMatchObject({
      ...{ status: 200, title: 'A page', html: 'Bring a <b>cake</b>/quote?quote=7' },
    });
  });

  test('when another bundle is released, then the new bundle renders the pages', async () => {
    await renderer.release(aBundle('"first"'));
    await untilPageShows('first');

    await renderer.release(aBundle('"second"'));

    await untilPageShows('second');
  });

  test('when another bundle is released while pages wait, then the waiting pages are still rendered', async () => {
    const pause = 'await new Promise((resolve) => setTimeout(resolve, input.search === "?slow" ? 450 : 0))';
    await renderer.release(aBundle(`(${pause}, "first")`));
    await untilPageShows('first');
    const waiting = Array.from({ length: 2 }, () => renderer.requestPage({ ...input, search: '?slow' }));

    await renderer.release(aBundle('"second"'));
    await untilPageShows('second');

    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('when the bundle of a remote hangs at its start, then bundles of other remotes start, and so does the next bundle of this remote', async () => {
    const remote = { name: 'mfe_client' };
    await renderer.release(aBundle('""', 'await new Promise(() => setInterval(() => {}, 1_000));'), remote);
    await renderer.release(aBundle('"other"'));
    await untilPageShows('other');

    await renderer.release(aBundle('"next"'), remote);

    const next = await renderer.requestPageUntil(200, { ...input, remote: 'mfe_client' });
    expect(await htmlOf(next)).toBe('next');
  }, 10_000);

  test('when it stops while a bundle hangs at its start, then it does not wait for the bundle', async () => {
    const other = await startRenderer();
    await other.release(aBundle('""', 'await new Promise(() => setInterval(() => {}, 1_000));'), {
      name: 'mfe_client',
    });
    await other.release(aBundle('""'));
    await other.requestPageUntil(200);

    await expect(other.stop()).resolves.toBeUndefined();
  }, 10_000);

  test('when a remote is switched off, then its pages are not rendered until it is on again', async () => {
    const bundle = aBundle('"on"');
    await renderer.release(bundle);
    await untilPageShows('on');

    await renderer.release(bundle, { enabled: false });
    const off = await renderer.requestPageUntil(503);
    await renderer.release(bundle);

    expect(await off.json()).toMatchObject({ code: 'no_bundle' });
    await untilPageShows('on');
  });

  test('when a remote is released without a bundle, then its pages are no longer rendered', async () => {
    await renderer.release(aBundle('"one"'));
    await untilPageShows('one');

    await renderer.release('', { server: undefined });

    expect((await renderer.requestPageUntil(503)).status).toBe(503);
  });

  test('when a page fails, then only that request fails, and the log does not quote the answer', async () => {
    await renderer.release(aBundle('input.answer.body.notes ?? null.length'));
    await renderer.requestPageUntil(200);

    const broken = await renderer.requestPage({ ...input, answer: { status: 200, body: {} } });
    const next = await renderer.requestPage();

    expect([broken.status, next.status]).toEqual([500, 200]);
    expect(JSON.stringify(renderer.log)).not.toMatch(/quote=7|cake/);
  });

  test('when an answer contains line separators, then they are preserved', async () => {
    await renderer.release(aBundle('input.answer.body.notes'));
    const notes = 'one\u2028two\u2029three\r\nfour';

    const answer = await renderer.requestPageUntil(200, {
      ...input,
      answer: { status: 200, body: { notes } },
    });

    expect(await htmlOf(answer)).toBe(notes);
  });

  test('when a quote has the longest texts and 500 lines, then its page is rendered', async () => {
    await renderer.release(
      aBundle('input.answer.body.lineItems.map((line) => `<li>${line}</li>`).join("").length'),
    );
    const lineItems = Array.from({ length: 500 }, () => '\u2028'.repeat(200));

    const answer = await renderer.requestPageUntil(200, {
      ...input,
      answer: { status: 200, body: { lineItems } },
    });

    expect(await htmlOf(answer)).toBe(String(500 * (200 + '<li></li>'.length)));
  });

  test('when a page never ends, then the bundle is started again', async () => {
    await renderer.release(aBundle('(() => { while (input.search === "?for=ever") {} return "ended"; })()'));
    await renderer.requestPageUntil(200);

    const endless = await renderer.requestPage({ ...input, search: '?for=ever' });

    expect(endless.status).toBe(500);
    await untilPageShows('ended');
  });

  test('when no process can be started, then the page renderer continues and starts one later', async () => {
    const { execPath } = process;
    process.execPath = '/no/such/node';
    await renderer.release(aBundle('"started"'));
    await renderer.untilLogged('a server bundle could not be started');
    process.execPath = execPath;

    await untilPageShows('started');
  });

  test.each([
    ['does not describe a page', { remote: 'mfe_public' }],
    ['names no remote', { ...input, remote: '../public' }],
  ])('when a request %s, then it is rejected', async (_what, asked) => {
    expect((await renderer.requestPage(asked)).status).toBe(400);
  });

  test('when its health is checked, then it is live, and ready after reading the releases', async () => {
    await renderer.release(aBundle('""'));
    await renderer.requestPageUntil(200);

    const [live, ready] = [await renderer.fetch('/livez'), await renderer.fetch('/readyz')];

    expect([live.status, ready.status]).toEqual([200, 200]);
  });
});
