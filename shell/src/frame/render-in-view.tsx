import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A quarter of the window's height: loads when the user scrolls towards it, not on a page that is not scrolled. */
const rootMargin = '25% 0px';

/** Renders its children once the position comes near the viewport, and keeps them. */
export function RenderInView({ children }: { children: ReactNode }) {
  const [isInView, setIsInView] = useState(false);
  const marker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marker.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setIsInView(true);
        }
      },
      { rootMargin },
    );
    observer.observe(marker.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return isInView ? children : <div ref={marker} />;
}
