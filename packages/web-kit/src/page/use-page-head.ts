import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';
import { HeadContext } from './head-context.ts';
import type { PageHead } from './head-context.ts';
import { usePageReady } from './page-ready.ts';

/**
 * Sets the page's title and description. After a navigation inside the application the heading takes the focus. If the URL has a fragment,
 * the section of the fragment takes the focus instead.
 */
export function usePageHead({ title, description }: PageHead): void {
  use(HeadContext)?.({ title, description });
  useEffect(() => {
    document.title = fullTitle(title);
    describePage(description);
  }, [title, description]);
  usePageReady();
  useHeadingFocus();
}

/** Title for the browser's tab. */
export function fullTitle(title: string): string {
  return title === 'Marquee' ? title : `${title} · Marquee`;
}

function describePage(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** Focuses the heading after a navigation, not on the first page of a visit. */
function useHeadingFocus(): void {
  const { key, pathname, hash } = useLocation();
  const focusedPath = useRef(key === 'default' ? pathname : null);
  const hasFragment = hash !== '';

  useEffect(() => {
    if (focusedPath.current === pathname || hasFragment) {
      return undefined;
    }
    return focusHeading(() => {
      focusedPath.current = pathname;
    });
  }, [pathname, hasFragment]);
}
