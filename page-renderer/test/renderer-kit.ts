import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { createLogger } from '@marquee/service-kit/process/logger';
import { listen } from '@marquee/service-kit/process/listen';
import { createPageRenderer } from '../src/page-renderer.ts';

export type TestRenderer = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  requestPage(input?: object, signal?: AbortSignal): Promise<Response>;
  /** Repeats the request until the response has this status. */
  requestPageUntil(status: number, input?: object): Promise<Response>;
  /** Releases a bundle with this source, as the release command does. */
  release(source: string, record?: { name?: string; [field: string]: unknown }): Promise<void>;
  log: Record<string, unknown>[];
  /** The first log line with this message, as soon as it exists. */
  untilLogged(message: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
};

export const input = {
  ...{ remote: 'mfe_public', path: '/quote', search: '?quote=7' },
  answer: { status: 200, body: { notes: 'Bring a <b>cake</b>' } },
};

/** A bundle whose page shows the value of the expression, which may use `input`. */
export function aBundle(expression: string, before = ''): string {
  return `${before}
    export const pages = [];
    export async function render(input) {
      const html = String(${expression});
      return { status: input.answer.status, title: 'A page', description: '', links: '', html, css: '' };
    }`;
}

export async function startRenderer(): Promise<TestRenderer> {
  const store = await mkdtemp(join(tmpdir(), 'page-renderer-'));
  const log: TestRenderer['log'] = [];
  const write = (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>);
  const renderer = createPageRenderer({
    config: { RELEASES_DIR: store },
    logger: createLogger({ name: 'page-renderer', level: 'info', destination: { write } }),
    now: () => new Date(),
    pollIntervalMs: 20,
  });
  renderer.start();
  const { url, close } = await listen(renderer.app, { port: 0, host: '127.0.0.1' });
  const bundle = 'server/pages.mjs';

  async function put(file: string, text: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  function requestPage(payload: object = input, signal?: AbortSignal): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(payload);
    return fetch(`${url}/render`, { method: 'POST', headers, body, signal: signal ?? null });
  }

  return {
    log,
    requestPage,
    fetch: (path, init) => fetch(url + path, init),
    async requestPageUntil(status, payload) {
      let answer = await requestPage(payload);
      while (answer.status !== status) {
        await delay(20);
        answer = await requestPage(payload);
      }
      return answer;
    },
    async release(source, record = {}) {
      const integrity = integrityOf(source);
      const pages = [{ path: '/quote', call: '/public/quote/:id', params: { id: 'quote' } }];
      const folder = join(store, (record.name ?? 'mfe_public').replace('mfe_', ''));
      await put(join(folder, bundle), source);
      await put(
        join(folder, 'release.json'),
        JSON.stringify({
          ...{ name: 'mfe_public', owner: 'Public pages team', paths: ['/quote'], homeFor: null },
          ...{ minContract: 2, entry: '/mfe/public/mf-manifest.json', enabled: true },
          server: { bundle, integrity, pages },
          ...record,
        }),
      );
    },
    async untilLogged(message) {
      let line = log.find(({ msg }) => msg === message);
      while (line === undefined) {
        await delay(20);
        line = log.find(({ msg }) => msg === message);
      }
      return line;
    },
    async stop() {
      await close();
      await renderer.stop();
      await rm(store, { recursive: true });
    },
  };
}
