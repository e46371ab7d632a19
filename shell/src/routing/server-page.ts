import type { Visitor } from '@marquee/web-kit';
import { createContext } from 'react';

/** HTML of a remote's page in the document. The HTML is from the page renderer, or is the skeleton from the remote's build. */
export type ServerPage = {
  path: string;
  isSkeleton: boolean;
  /** The query for which the page was rendered, with its question mark. */
  search: string;
  html: string;
  /** Returns the last button in the HTML that was clicked before the remote was ready. */
  getClickedButton: () => HTMLElement | null;
  /** Returns whether the remote's page has replaced the HTML. Then the HTML is outdated, even if the URL is opened again. */
  isReplaced: () => boolean;
  replace: () => void;
};

/** Null if the document has no HTML of a remote's page. */
export const ServerPageContext = createContext<ServerPage | null>(null);

type FoundServerPage = { page: ServerPage; visitor: Visitor };

/** Finds the page in the container, and the visitor for whom the frame was rendered. Null without a page for this path. */
export function findServerPage(
  container: HTMLElement,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): FoundServerPage | null {
  const { path, visitor } = container.dataset;
  const element = container.querySelector<HTMLElement>('[data-server-page]');
  return element && path === pathname
    ? {
        page: createServerPage({
          ...{ path, search, html: element.innerHTML, getClickedButton: trackClicks(container) },
          isSkeleton: element.getAttribute('aria-busy') === 'true',
        }),
        visitor: visitor === 'signed-out' ? 'signed-out' : 'anybody',
      }
    : null;
}

export function createServerPage(initial: Omit<ServerPage, 'isReplaced' | 'replace'>): ServerPage {
  let isReplaced = false;
  return {
    ...initial,
    isReplaced: () => isReplaced,
    replace() {
      isReplaced = true;
    },
  };
}

/**
 * Tracks clicks with a native listener, because `before-hydration.ts` may replay a click before React has hydrated the HTML. Listens on the
 * container, because the HTML is rendered again when the user leaves the page and returns before the remote is ready.
 */
function trackClicks(container: HTMLElement): () => HTMLElement | null {
  let clicked: HTMLElement | null = null;
  container.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-server-page]')) {
      return;
    }
    clicked?.removeAttribute('aria-busy');
    clicked = target.closest('button');
    clicked?.setAttribute('aria-busy', 'true');
  });
  return () => clicked;
}
