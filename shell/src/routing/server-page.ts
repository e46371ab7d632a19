import type { Visitor } from '@marquee/web-kit';
import { createContext } from 'react';

/** A page of a remote as HTML that came with the document: made by the page renderer, or the skeleton that the remote's build has written. */
export type ServerPage = {
  path: string;
  isSkeleton: boolean;
  /** The query of the address that it was rendered for, with its question mark. */
  search: string;
  html: string;
  /** The button of it that was pressed last, before anything could answer to it. */
  pressed: () => HTMLElement | null;
  /** Whether the remote's own page has taken its place: then the HTML is out of date, also when the address is opened again. */
  isReplaced: () => boolean;
  replace: () => void;
};

/** Null: the document came without one. */
export const ServerPageContext = createContext<ServerPage | null>(null);

type Found = { page: ServerPage; visitor: Visitor };

/** Finds it in the container, and for whom the frame around it was rendered. Null also where it is another address's. */
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

/** By the browser's own event: `before-hydration.ts` presses a held button again, perhaps before React has hydrated the place. */
function keepPresses(place: HTMLElement): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  place.addEventListener('click', ({ target }) => {
    pressed?.removeAttribute('aria-busy');
    pressed = target instanceof Element ? target.closest('button') : null;
    pressed?.setAttribute('aria-busy', 'true');
  });
  return () => pressed;
}
