import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { frameSlots } from '@marquee/contracts/prerendered-pages';
import { aHostileQuote } from '@marquee/contracts/test-kit/hostile-quote';
import { startEchoService } from './echo-service.ts';
import type { EchoService } from './echo-service.ts';
import { startGateway } from './gateway-kit.ts';
import type { TestGateway } from './gateway-kit.ts';
import { put } from './put.ts';

export const scriptHash = `sha256-${'0'.repeat(43)}=`;
export const quote = aHostileQuote();
export const rendered = {
  ...{ status: 200, title: 'Quote for "A" & B', description: 'By us', css: '.a{color:red}' },
  ...{ links: '<meta name="robots" content="noindex"/>', html: `<h1>$& ${frameSlots.path}</h1>` },
};

export type PageGateway = TestGateway & {
  renderer: EchoService;
  /** The requests that the page renderer received. */
  questions: Record<string, unknown>[];
  /** The lines of the gateway's log. */
  log: string[];
  open(path: string, headers?: Record<string, string>, init?: RequestInit): Promise<Response>;
};

/** `withinMs` is long by default, so that a busy machine renders in time. */
type PageGatewayOptions = { requestLimit?: number; renderer?: 'none'; withinMs?: number };

/** Starts a gateway for a shell with frames, a remote that declares /quote, a service that has quote 7, and a page renderer. */
export async function startPageGateway({
  requestLimit = 1_000,
  renderer: given,
  withinMs = 10_000,
}: PageGatewayOptions = {}): Promise<PageGateway> {
  const renderer = await startEchoService('page-renderer');
  const log: string[] = [];
  const gateway = await startGateway({
    requestLimit,
    renderWithinMs: withinMs,
    onLog: (line) => log.push(line),
    ...(given !== 'none' && { pageRendererUrl: renderer.url }),
  });
  const questions: PageGateway['questions'] = [];
  renderer.answerWith(async (request, response) => {
    questions.push(JSON.parse(await text(request)) as Record<string, unknown>);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rendered));
  });
  gateway.services.quotes.answerWith(({ url = '', headers, method = '' }, response) => {
    gateway.services.quotes.received.push({
      ...{ service: 'quotes', method, url, body: '' },
      headers: headers as Record<string, string>,
    });
    const isFound = url === '/api/public/quote/7';
    response.writeHead(isFound ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isFound ? quote : { code: 'quote_not_found' }));
  });
  await putShell(gateway.shellDir);
  await putRelease(gateway.releasesDir);
  return {
    ...gateway,
    ...{ renderer, questions, log },
    open: (path, headers = {}, init = {}) =>
      gateway.fetch(path, { ...init, headers: { accept: 'text/html', ...headers } }),
    async stop() {
      await gateway.stop();
      await renderer.stop();
    },
  };
}

async function putShell(folder: string): Promise<void> {
  const frame = (visitor: string) =>
    `<head>${frameSlots.head}</head><body data-for="${visitor}" data-path="/${frameSlots.path}">` +
    `<main>${frameSlots.page}</main>${frameSlots.answer}</body>`;
  const frames = Object.fromEntries(
    ['anybody', 'signed-out'].map((visitor) => [
      visitor,
      { file: `/rendered/${visitor}/frame.html`, scriptHash },
    ]),
  );
  await put(join(folder, 'index.html'), 'plain');
  await put(join(folder, '/rendered/list.json'), JSON.stringify({ pages: [], frames }));
  for (const visitor of Object.keys(frames)) {
    await put(join(folder, `/rendered/${visitor}/frame.html`), frame(visitor));
  }
}

export async function putRelease(folder: string, changes: object = {}): Promise<void> {
  const record = {
    ...{ name: 'mfe_public', owner: 'Public pages team', paths: ['/quote'], homeFor: null, minContract: 2 },
    ...{ entry: '/mfe/public/mf-manifest.json', enabled: true },
    server: {
      ...{ bundle: 'server/pages.mjs', integrity: `sha384-${'A'.repeat(64)}` },
      pages: [{ path: '/quote', call: '/public/quote/:id', params: { id: 'quote' } }],
    },
    ...changes,
  };
  await put(join(folder, 'public', 'release.json'), JSON.stringify(record));
}
