import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Returns the ref for the section with this id. If the URL's fragment names the section, focuses the section's heading and scrolls to the
 * section. Scrolls again whenever the page's height changes, until the user scrolls, clicks or types, and focuses again if the section was
 * still hidden. The router also scrolls, but before the page has loaded.
 */
export function useScrollToFragment(id: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const element = section.current;
    if (hash !== `#${id}` || !element) {
      return undefined;
    }
    return keepInView(element);
  }, [hash, id]);

  return section;
}

/** Returns whether the heading has the focus; a hidden heading cannot get it. */
function focusHeadingOf(section: HTMLElement): boolean {
  const heading = section.querySelector<HTMLElement>('h2');
  if (!heading) {
    return false;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

function keepInView(section: HTMLElement): () => void {
  let hasFocus = focusHeadingOf(section);
  const resizeObserver = new ResizeObserver(() => {
    hasFocus ||= focusHeadingOf(section);
    section.scrollIntoView();
  });
  const stop = () => {
    resizeObserver.disconnect();
    for (const eventType of userInputEvents) {
      removeEventListener(eventType, stop);
    }
  };
  section.scrollIntoView();
  resizeObserver.observe(document.body);
  for (const eventType of userInputEvents) {
    addEventListener(eventType, stop, { passive: true });
  }
  return stop;
}
