import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A quarter of a window's height away: it comes when somebody scrolls towards it, and not with a page that is only looked at. */
const rootMargin = '25% 0px';

/** Its children as soon as the place comes near to what the window shows, and from then on. */
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
