import { useLayoutEffect, useRef } from 'react';

/** As high as a toast of three lines, and some air. */
const roomForToast = 160;

/**
 * Tells the page where the dock begins, in pixels from the window's lower edge: at the end of a page it lies above the footer, no
 * longer at that edge. 0 where a toast above it would not be seen.
 */
export function useDockEdge<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const { top = innerHeight } = ref.current?.getBoundingClientRect() ?? {};
      style.setProperty('--dock-edge', `${top < roomForToast ? 0 : Math.max(0, innerHeight - top)}px`);
    };
    const growth = new ResizeObserver(measure);
    measure();
    growth.observe(document.body);
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
      style.removeProperty('--dock-edge');
    };
  }, []);

  return ref;
}
