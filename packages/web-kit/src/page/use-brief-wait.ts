import { useEffect, useState } from 'react';

/** In milliseconds. Content that appears this soon after the rest still looks like one update. Few requests end later than that. */
const maxWaitMs = 500;

/**
 * Whether to hide content for now. True only while `isLoading`, for at most half a second after the component has mounted, or after
 * `hasTimeStarted`. Once false, it stays false.
 */
export function useBriefWait(isLoading: boolean, hasTimeStarted = true): boolean {
  const [isOver, setIsOver] = useState(!isLoading);

  if (!isLoading && !isOver) {
    setIsOver(true);
  }
  useEffect(() => {
    if (isOver || !hasTimeStarted) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIsOver(true);
    }, maxWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isOver, hasTimeStarted]);

  return !isOver;
}
