import { prerenderedPages, prerenderedPagesFile } from '@marquee/contracts/prerendered-pages';
import type { PrerenderedPages, Visitor } from '@marquee/contracts/prerendered-pages';
import { evictOldest } from '@marquee/service-kit/evict-oldest';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { GatewayConfig } from '../config.ts';
import { readText } from './read-text.ts';

type Page = PrerenderedPages['pages'][number];

/** The pages that the shell's build has prerendered. */
export type PrerenderedPagesList = {
  /** The pages by path. Never rejects. */
  current(): Promise<ReadonlyMap<string, Page>>;
  /** The frame around pages of remotes for this visitor. Null if the shell has no such frame; rejects if the frame cannot be read. */
  frame(visitor: Visitor): Promise<PageWithSlots | null>;
  /** The app page for visitors with a session. Null if the shell has no such page; rejects if the page cannot be read. */
  sessionPage(): Promise<PageWithSlots | null>;
  /**
   * The shell's frame for visitors with a session, at this path or at `anyRemotePage`, as it looks before any request is answered. Null if
   * the shell has no such frame; rejects if the frame cannot be read.
   */
  sessionFrame(path: string): Promise<PageWithSlots | null>;
};

/** `scriptHash`: the hash of the page's only inline script. */
export type PageWithSlots = { html: string; scriptHash: string };

type ListOptions = {
  config: Pick<GatewayConfig, 'SHELL_DIR' | 'SHELL_URL'>;
  logger: Logger;
  now: () => Date;
};

const cacheMs = 5_000;
/** A build has about eight frames and app pages; those of the previous build stay cached for a while. */
const maxCached = 20;

/** Reads the list of pages and the pages from the shell's files. If reading the list fails, the previous list stays in use. */
export function createPrerenderedPages({ config, logger, now }: ListOptions): PrerenderedPagesList {
  const location = { url: config.SHELL_URL, folder: config.SHELL_DIR ?? '' };
  let good: ReadonlyMap<string, Page> = new Map();
  let list: PrerenderedPages = { pages: [] };
  /** HTML by address; the address contains a hash of the content. */
  const read = new Map<string, string>();
  let cachedUntil = 0;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      const text = await readText(location, prerenderedPagesFile);
      list = text === null ? { pages: [] } : prerenderedPages.parse(JSON.parse(text));
      good = new Map(list.pages.map((page) => [page.path, page]));
    } catch (error) {
      logger.warn({ err: error }, 'the list of the shell’s prerendered pages cannot be read');
    }
    cachedUntil = now().getTime() + cacheMs;
    reading = null;
  }

  async function refreshIfOld(): Promise<void> {
    if (cachedUntil <= now().getTime()) {
      reading ??= refresh();
      await reading;
    }
  }

  async function htmlAt(file: string): Promise<string | null> {
    const known = read.get(file);
    if (known !== undefined) {
      return known;
    }
    const html = await readText(location, file);
    if (html !== null) {
      evictOldest(read, maxCached);
      read.set(file, html);
    }
    return html;
  }

  async function withSlots(
    page: { file: string; scriptHash: string } | undefined,
  ): Promise<PageWithSlots | null> {
    const html = page === undefined ? null : await htmlAt(page.file);
    return page === undefined || html === null ? null : { html, scriptHash: page.scriptHash };
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
    async sessionFrame(path) {
      await refreshIfOld();
      return withSlots(list.sessionFrames?.[path]);
    },
  };
}
