import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

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

/** Looks after every render until the heading is there, because a page may begin as a spinner. The first page of a visit is left alone. */
function useHeadingFocus(): void {
  const { key, pathname } = useLocation();
  const focusedOn = useRef(key === 'default' ? pathname : null);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (focusedOn.current === pathname || !heading || isTyping(document.activeElement)) {
      return;
    }
    focusedOn.current = pathname;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

/** Whoever is already in a field of the new page keeps their place. */
function isTyping(focused: Element | null): boolean {
  return focused?.matches('main input, main select, main textarea') ?? false;
}
