import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderedPages, renderedPagesFile } from '@marquee/contracts/rendered-pages';
import type { RenderedPages } from '@marquee/contracts/rendered-pages';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { GatewayConfig } from '../config.ts';

type Page = RenderedPages['pages'][number];

/** Which of its pages the shell's build has written as HTML, by path. Never rejects. */
export type RenderedPagesList = { current(): Promise<ReadonlyMap<string, Page>> };

type ListOptions = {
  config: Pick<GatewayConfig, 'SHELL_DIR' | 'SHELL_URL'>;
  logger: Logger;
  now: () => Date;
};

const keptMs = 5_000;
const withinMs = 2_000;

/** Read where the shell's files are. A shell that says nothing has none; what cannot be read leaves the last good copy. */
export function createRenderedPages({ config, logger, now }: ListOptions): RenderedPagesList {
  let good: ReadonlyMap<string, Page> = new Map();
  let keptUntil = 0;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      const text = await textOf(config);
      const { pages } = text === null ? { pages: [] } : renderedPages.parse(JSON.parse(text));
      good = new Map(pages.map((page) => [page.path, page]));
    } catch (error) {
      logger.warn({ err: error }, 'which pages the shell has rendered cannot be read');
    }
    keptUntil = now().getTime() + keptMs;
    reading = null;
  }

  return {
    async current() {
      if (keptUntil <= now().getTime()) {
        reading ??= refresh();
        await reading;
      }
      return good;
    },
  };
}

async function textOf({ SHELL_URL: url, SHELL_DIR: folder = '' }: ListOptions['config']) {
  return url === undefined ? contentOf(join(folder, renderedPagesFile)) : answerOf(url + renderedPagesFile);
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
