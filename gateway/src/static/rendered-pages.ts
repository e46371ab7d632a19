import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderedPages, renderedPagesFile } from '@marquee/contracts/rendered-pages';
import type { RenderedPages, Visitor } from '@marquee/contracts/rendered-pages';
import { forgetOldest } from '@marquee/service-kit/forget-oldest';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { GatewayConfig } from '../config.ts';

type Page = RenderedPages['pages'][number];

/** The pages that the shell's build has prerendered. */
export type RenderedPagesList = {
  /** The pages by path. Never rejects. */
  current(): Promise<ReadonlyMap<string, Page>>;
  /** The frame around pages of remotes. Null if the shell has none; rejects if it cannot be read. */
  frame(visitor: Visitor): Promise<PageWithSlots | null>;
  /** The app page for visitors with a session. Null if the shell has none; rejects if it cannot be read. */
  sessionPage(): Promise<PageWithSlots | null>;
};

/** `scriptHash`: of the page's one inline script. */
export type PageWithSlots = { html: string; scriptHash: string };

type ListOptions = {
  config: Pick<GatewayConfig, 'SHELL_DIR' | 'SHELL_URL'>;
  logger: Logger;
  now: () => Date;
};

const keptMs = 5_000;
const withinMs = 2_000;
/** Three per build, for a time also those of the previous build. */
const mostKept = 6;

/** Reads the pages from the shell's files. A shell without a list has none; after a read error the last good copy stays. */
export function createRenderedPages({ config, logger, now }: ListOptions): RenderedPagesList {
  let good: ReadonlyMap<string, Page> = new Map();
  let list: RenderedPages = { pages: [] };
  /** By address, which contains the content's hash. */
  const read = new Map<string, string>();
  let keptUntil = 0;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      const text = await textOf(config, renderedPagesFile);
      list = text === null ? { pages: [] } : renderedPages.parse(JSON.parse(text));
      good = new Map(list.pages.map((page) => [page.path, page]));
    } catch (error) {
      logger.warn({ err: error }, 'which pages the shell has rendered cannot be read');
    }
    keptUntil = now().getTime() + keptMs;
    reading = null;
  }

  async function refreshIfOld(): Promise<void> {
    if (keptUntil <= now().getTime()) {
      reading ??= refresh();
      await reading;
    }
  }

  async function htmlAt(file: string): Promise<string | null> {
    const known = read.get(file);
    if (known !== undefined) {
      return known;
    }
    const html = await textOf(config, file);
    if (html !== null) {
      forgetOldest(read, mostKept);
      read.set(file, html);
    }
    return html;
  }

  async function withSlots(
    named: { file: string; scriptHash: string } | undefined,
  ): Promise<PageWithSlots | null> {
    const html = named === undefined ? null : await htmlAt(named.file);
    return named === undefined || html === null ? null : { html, scriptHash: named.scriptHash };
  }

  return {
    async current() {
      await refreshIfOld();
      return good;
    },
    async frame(visitor) {
      await refreshIfOld();
      return withSlots(list.frames?.[visitor]);
    },
    async sessionPage() {
      await refreshIfOld();
      return withSlots(list.sessionPage);
    },
  };
}

async function textOf({ SHELL_URL: url, SHELL_DIR: folder = '' }: ListOptions['config'], file: string) {
  return url === undefined ? contentOf(join(folder, file)) : answerOf(url + file);
}

async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

async function answerOf(address: string): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(withinMs) });
  if (answer.status === 404) {
    return null;
  }
  if (!answer.ok) {
    throw new Error(`${address} answers ${answer.status}`);
  }
  return answer.text();
}
