import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focus-heading.ts';

export type PageHead = { title: string; description: string };

/** Title and description of the page; after a navigation inside the application the heading takes the focus. */
export function usePageHead({ title, description }: PageHead): void {
  useEffect(() => {
    document.title = title === 'Marquee' ? title : `${title} · Marquee`;
    describePage(description);
  }, [title, description]);
  useHeadingFocus();
}

function describePage(description: string): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** The first page of a visit is left alone. */
function useHeadingFocus(): void {
  const { key, pathname } = useLocation();
  const focusedOn = useRef(key === 'default' ? pathname : null);

  useEffect(() => {
    if (focusedOn.current === pathname) {
      return undefined;
    }
    return focusHeading(() => {
      focusedOn.current = pathname;
    });
  }, [pathname]);
}
