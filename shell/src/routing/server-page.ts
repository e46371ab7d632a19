import type { Visitor } from '@marquee/web-kit';
import { createContext } from 'react';

/** HTML of a remote's page in the document: from the page renderer, or the skeleton from the remote's build. */
export type ServerPage = {
  path: string;
  isSkeleton: boolean;
  /** The query that it was rendered for, with its question mark. */
  search: string;
  html: string;
  /** The last of its buttons that was clicked before the remote was ready. */
  pressed: () => HTMLElement | null;
  /** Whether the remote's page has replaced it. Then the HTML is outdated, even if the URL is opened again. */
  isReplaced: () => boolean;
  replace: () => void;
};

/** Null if the document has none. */
export const ServerPageContext = createContext<ServerPage | null>(null);

type Found = { page: ServerPage; visitor: Visitor };

/** Finds the page in the container, and the visitor for whom the frame was rendered. Null if there is none or it is for another path. */
export function serverPageIn(
  container: HTMLElement,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Found | null {
  const { path, visitor } = container.dataset;
  const place = container.querySelector<HTMLElement>('[data-server-page]');
  return place && path === pathname
    ? {
        page: createServerPage({
          ...{ path, search, html: place.innerHTML, pressed: keepPresses(place) },
          isSkeleton: place.getAttribute('aria-busy') === 'true',
        }),
        visitor: visitor === 'signed-out' ? 'signed-out' : 'anybody',
      }
    : null;
}

export function createServerPage(sent: Omit<ServerPage, 'isReplaced' | 'replace'>): ServerPage {
  let isReplaced = false;
  return {
    ...sent,
    isReplaced: () => isReplaced,
    replace() {
      isReplaced = true;
    },
  };
}

/** Uses a native listener, because `before-hydration.ts` may replay a click before React has hydrated this element. */
function keepPresses(place: HTMLElement): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  place.addEventListener('click', ({ target }) => {
    pressed?.removeAttribute('aria-busy');
    pressed = target instanceof Element ? target.closest('button') : null;
    pressed?.setAttribute('aria-busy', 'true');
  });
  return () => pressed;
}
