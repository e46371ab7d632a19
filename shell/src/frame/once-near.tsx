import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A window's height away: what comes then is there before anybody has scrolled to it. */
const rootMargin = '100% 0px';

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
