import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';
import { HeadContext } from './head-context.ts';
import { usePageArrived } from './page-arrival.ts';

export type PageHead = { title: string; description: string };

/**
 * Title and description of the page; after a navigation inside the application the heading takes the focus. A section that the address
 * names takes it itself.
 */
export function usePageHead({ title, description }: PageHead): void {
  use(HeadContext)?.({ title, description });
  useEffect(() => {
    document.title = fullTitle(title);
    describePage(description);
  }, [title, description]);
  usePageArrived();
  useHeadingFocus();
}

/** As it stands in the browser's tab. */
export function fullTitle(title: string): string {
  return title === 'Marquee' ? title : `${title} · Marquee`;
}

function describePage(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** The first page of a visit is left alone. */
function useHeadingFocus(): void {
  const { key, pathname, hash } = useLocation();
  const focusedOn = useRef(key === 'default' ? pathname : null);
  const namesSection = hash !== '';

  useEffect(() => {
    if (focusedOn.current === pathname || namesSection) {
      return undefined;
    }
    return focusHeading(() => {
      focusedOn.current = pathname;
    });
  }, [pathname, namesSection]);
}
