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

/** Waits until the heading is there: a page, or a part of it, may begin as a spinner. The first page of a visit is left alone. */
function useHeadingFocus(): void {
  const { key, pathname } = useLocation();
  const focusedOn = useRef(key === 'default' ? pathname : null);

  useEffect(() => {
    const heading = new MutationObserver(focusIfThere);
    if (focusedOn.current !== pathname) {
      heading.observe(document.body, { childList: true, subtree: true });
      focusIfThere();
    }
    return () => {
      heading.disconnect();
    };

    function focusIfThere() {
      if (focusHeading()) {
        focusedOn.current = pathname;
        heading.disconnect();
      }
    }
  }, [pathname]);
}

/** Whether there is one yet. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !isTyping(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return heading !== null;
}

/** Whoever is already in a field of the new page keeps their place. */
function isTyping(focused: Element | null): boolean {
  return focused?.matches('main input, main select, main textarea') ?? false;
}
