import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * For a section that the URL's fragment may name: focuses its heading, and keeps the section in view while the sections above load, until
 * the user scrolls, clicks or types. Necessary because the router scrolls before the page has loaded.
 */
export function useArriveAt(id: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const arrived = section.current;
    if (hash !== `#${id}` || !arrived) {
      return undefined;
    }
    focusHeadingOf(arrived);
    return keepInView(arrived);
  }, [hash, id]);

  return section;
}

function focusHeadingOf(section: HTMLElement): void {
  const heading = section.querySelector<HTMLElement>('h2');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

function keepInView(section: HTMLElement): () => void {
  const growth = new ResizeObserver(() => {
    section.scrollIntoView();
  });
  const stop = () => {
    growth.disconnect();
    for (const move of ownMoves) {
      removeEventListener(move, stop);
    }
  };
  section.scrollIntoView();
  growth.observe(document.body);
  for (const move of ownMoves) {
    addEventListener(move, stop, { passive: true });
  }
  return stop;
}
