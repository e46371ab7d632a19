import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { put } from './put.ts';
import { putRelease, rendered, startPageGateway } from './server-pages-kit.ts';
import type { PageGateway } from './server-pages-kit.ts';

let gateway: PageGateway;
beforeEach(async () => {
  gateway = await startPageGateway();
});
afterEach(() => gateway.stop());

async function expectAppPage(path = '/quote?quote=7', at = gateway): Promise<void> {
  const answer = await at.open(path);
  expect([answer.status, await answer.text()]).toEqual([200, 'plain']);
}

describe('a page that the server could render', () => {
  test.each([
    ['is busy', 503],
    ['returns an invalid answer', 200],
  ])('when the page renderer %s, then browsers render the page', async (_what, status) => {
    gateway.renderer.answerWith((_request, response) => {
      response.writeHead(status).end('{}');
    });

    await expectAppPage();
  });

  test('when the page renderer is unavailable, then browsers render the page', async () => {
    await gateway.renderer.stop();

    await expectAppPage();
  });

  test.each(['the page renderer', 'the call'])(
    'when %s does not answer in time, then browsers render the page',
    async (silentPart) => {
      const impatient = await startPageGateway({ withinMs: 100 });
      const silent = silentPart === 'the call' ? impatient.services.quotes : impatient.renderer;
      silent.answerWith(() => undefined);

      await expectAppPage('/quote?quote=7', impatient);
      await impatient.stop();
    },
  );

  test.each([401, 429, 500, 503])(
    'when the call’s answer is %s, then browsers render the page',
    async (status) => {
      gateway.services.quotes.answerWith((_request, response) => {
        response.writeHead(status).end('{}');
      });

      await expectAppPage();
      expect(gateway.questions).toEqual([]);
    },
  );

  test.each(['/quote', '/quote?quote=', '/quote?quote=..', '/quote?quote=a%2Fb', '/quote?quote=%3Cb%3E'])(
    'when %s has no valid parameter, then no call is made',
    async (path) => {
      await expectAppPage(path);
      expect(gateway.services.quotes.received).toEqual([]);
    },
  );

  test('when its remote is switched off, or the remote’s release lacks the page, then within five seconds browsers render the page', async () => {
    await gateway.open('/quote?quote=7');
    for (const change of [{ enabled: false }, { server: undefined }]) {
      await putRelease(gateway.releasesDir, change);
      gateway.clock.advance({ seconds: 5 });

      await expectAppPage();
    }
    expect(gateway.questions).toHaveLength(1);
  });

  test('when a record contains a call that needs a session, then the call is not made', async () => {
    const server = {
      ...{ bundle: 'server/pages.mjs', integrity: `sha384-${'A'.repeat(64)}` },
      pages: [{ path: '/quote', call: '/public/../quotes/:id', params: { id: 'quote' } }],
    };
    await putRelease(gateway.releasesDir, { server });

    await expectAppPage();
    expect(gateway.services.quotes.received).toEqual([]);
  });

  test('when another build has removed the frames, then browsers render the page', async () => {
    await rm(join(gateway.shellDir, 'rendered/signed-out'), { recursive: true });

    await expectAppPage();
  });

  test('when the shell has no frames, then browsers render the page', async () => {
    await gateway.open('/quote?quote=7');
    await put(join(gateway.shellDir, 'rendered/list.json'), '{"pages":[]}');
    gateway.clock.advance({ seconds: 5 });

    await expectAppPage();
  });

  test('when the page’s style contains HTML, then browsers render the page', async () => {
    gateway.renderer.answerWith((_request, response) => {
      response.end(JSON.stringify({ ...rendered, css: '</style><script>' }));
    });

    await expectAppPage();
  });

  test('when browsers render the page, then its headers still forbid referrers and indexing', async () => {
    const { headers } = await gateway.open('/quote');

    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex']);
  });

  test('when the deployment has no page renderer, then no call is made', async () => {
    const without = await startPageGateway({ renderer: 'none' });

    await expectAppPage('/quote?quote=7', without);
    expect(without.services.quotes.received).toEqual([]);
    await without.stop();
  });

  test('when a visitor has used up the limit of calls, then opening the page makes no more calls', async () => {
    const limited = await startPageGateway({ requestLimit: 2 });
    await limited.open('/quote?quote=7');
    await limited.fetch('/api/public/quote/7');

    await expectAppPage('/quote?quote=7', limited);
    expect(limited.services.quotes.received).toHaveLength(2);
    await limited.stop();
  });
});
