import type { Visitor } from '@marquee/web-kit';
import { createContext } from 'react';

/** A page of a remote as HTML that came with the document, made by the page renderer. */
export type ServerPage = { path: string; html: string };

/** Null: the document came without one. */
export const ServerPageContext = createContext<ServerPage | null>(null);

type Found = { page: ServerPage; visitor: Visitor };

/** Finds it in the container, and for whom the frame around it was rendered. Null also where it is another address's. */
export function serverPageIn(container: HTMLElement, pathname: string): Found | null {
  const { path, visitor } = container.dataset;
  const place = container.querySelector('[data-server-page]');
  return place && path === pathname
    ? {
        page: { path, html: place.innerHTML },
        visitor: visitor === 'signed-out' ? 'signed-out' : 'anybody',
      }
    : null;
}
