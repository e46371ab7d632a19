import { useLayoutEffect, useRef } from 'react';

/** In pixels: the height of a toast of three lines, plus a margin. */
const toastSpacePx = 160;

/**
 * Returns a ref for the action bar. Sets `--dock-edge` to the distance, in pixels, from the window's lower edge to the top of the bar. The
 * distance changes at the end of a page, where the bar is above the footer. If a toast above the bar would be outside the window,
 * `--dock-edge` is 0.
 */
export function useActionBarEdge<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const { top = innerHeight } = ref.current?.getBoundingClientRect() ?? {};
      style.setProperty('--dock-edge', `${top < toastSpacePx ? 0 : Math.max(0, innerHeight - top)}px`);
    };
    const resizeObserver = new ResizeObserver(measure);
    measure();
    resizeObserver.observe(document.body);
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      resizeObserver.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
      style.removeProperty('--dock-edge');
    };
  }, []);

  return ref;
}
