import type { RenderInput } from '@marquee/contracts/page-rendering';
import type { ServerPage } from '@marquee/contracts/release-record';

/** Milliseconds after which a fatal page may be rendered again: the page may have been slow only because the machine was busy. */
const keptMs = 60_000;

/** Records the pages that have ended the process of their bundle. */
export type FatalPages = {
  add(page: string): void;
  /** Whether the page has ended a process within the last minute. */
  has(page: string): boolean;
};

/** `now` returns milliseconds. */
export function createFatalPages(now: () => number): FatalPages {
  const keptUntil = new Map<string, number>();

  return {
    add(page) {
      for (const [other, until] of keptUntil) {
        if (until <= now()) {
          keptUntil.delete(other);
        }
      }
      keptUntil.set(page, now() + keptMs);
    },
    has: (page) => (keptUntil.get(page) ?? 0) > now(),
  };
}

type IdentifyOptions = { integrity: string; pages: readonly ServerPage[] };

/** Identifies a page by its bundle, its path and its call's parameters. Ignores the rest of the query, which does not change the page. */
export function identifyPage({ integrity, pages }: IdentifyOptions, { path, search }: RenderInput): string {
  const query = new URLSearchParams(search);
  const params = pages.find((page) => page.path === path)?.params ?? {};
  return JSON.stringify([integrity, path, ...Object.values(params).map((parameter) => query.get(parameter))]);
}
