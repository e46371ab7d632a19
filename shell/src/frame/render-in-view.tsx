import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** A quarter of the window's height. The content loads when the user scrolls toward it, before it is visible. */
const rootMargin = '25% 0px';

/** Renders its children once their position is near the viewport. They stay rendered afterwards. */
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
