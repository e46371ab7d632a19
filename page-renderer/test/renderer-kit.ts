import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '@marquee/service-kit/process/logger';
import { listen } from '@marquee/service-kit/process/listen';
import { createPageRenderer } from '../src/page-renderer.ts';

export type TestRenderer = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  ask(question?: object): Promise<Response>;
  /** Asks until the answer has this status. */
  askUntil(status: number, question?: object): Promise<Response>;
  /** Releases a bundle of this text, as the release command writes it. */
  release(source: string, record?: object): Promise<void>;
  /** Changes the bundle that was released last, and leaves its record. */
  tamper(source: string): Promise<void>;
  log: Record<string, unknown>[];
  stop(): Promise<void>;
};

export const question = {
  ...{ remote: 'mfe_public', path: '/quote', search: '?quote=7' },
  answer: { status: 200, body: { notes: 'Bring a <b>cake</b>' } },
};

/** A bundle whose page says what the expression gives; `question` is at hand. */
export function aBundle(expression: string, before = ''): string {
  return `${before}
    export const pages = [];
    export async function render(question) {
      const html = String(${expression});
      return { status: question.answer.status, title: 'A page', description: '', links: '', html, css: '' };
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
    lookEveryMs: 20,
  });
  renderer.start();
  const { url, close } = await listen(renderer.app, { port: 0, host: '127.0.0.1' });
  const bundle = 'server/pages.mjs';
  const at = (file: string) => join(store, 'public', file);

  async function put(file: string, text: string): Promise<void> {
    await mkdir(dirname(at(file)), { recursive: true });
    await writeFile(at(file), text);
  }

  function ask(asked: object = question): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${url}/render`, { method: 'POST', headers, body: JSON.stringify(asked) });
  }

  return {
    log,
    ask,
    fetch: (path, init) => fetch(url + path, init),
    async askUntil(status, asked) {
      let answer = await ask(asked);
      while (answer.status !== status) {
        await delay(20);
        answer = await ask(asked);
      }
      return answer;
    },
    async release(source, record = {}) {
      const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
      const pages = [{ path: '/quote', call: '/public/quote/:id', params: { id: 'quote' } }];
      await put(bundle, source);
      await put(
        'release.json',
        JSON.stringify({
          ...{ name: 'mfe_public', owner: 'Public pages team', paths: ['/quote'], homeFor: null },
          ...{ minContract: 2, entry: '/mfe/public/mf-manifest.json', enabled: true },
          server: { bundle, integrity, pages },
          ...record,
        }),
      );
    },
    tamper: (source) => put(bundle, source),
    async stop() {
      await close();
      await renderer.stop();
      await rm(store, { recursive: true });
    },
  };
}
