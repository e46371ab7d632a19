import { useEffect, useState } from 'react';

/** In milliseconds. Content that appears this soon after the page still looks like one update. Few requests end later than that. */
const maxWaitMs = 500;

/**
 * Whether to hide content for now, because what is loading stands above it and would push it down. True only while `isLoading`, for at most
 * half a second after the component has mounted. Once false, it stays false.
 */
export function useBriefWait(isLoading: boolean): boolean {
  const [isOver, setIsOver] = useState(!isLoading);

  if (!isLoading && !isOver) {
    setIsOver(true);
  }
  useEffect(() => {
    if (isOver) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIsOver(true);
    }, maxWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isOver]);

  return !isOver;
}
