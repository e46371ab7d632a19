import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A quarter of the window's height: loads when the user scrolls towards it, not on a page that is not scrolled. */
const rootMargin = '25% 0px';

/** Renders its children once the position comes near the viewport, and keeps them. */
export function OnceNear({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setIsNear(true);
        }
      },
      { rootMargin },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return isNear ? children : <div ref={place} />;
}
