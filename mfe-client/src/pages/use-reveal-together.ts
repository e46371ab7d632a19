import { useEffect, useState } from 'react';

/** In milliseconds. Content that appears this soon after the events still looks like one update. Few requests end later than that. */
const maxWaitMs = 500;

type RevealTogetherOptions = {
  areEventsLoading: boolean;
  /** The content above and beside the events, which comes from other services. */
  isRestLoading: boolean;
};

/**
 * Whether to show the events. Loaded events wait up to `maxWaitMs` for the other content, which would shift the page if it appeared just
 * after them. Cached events do not wait, and events that were shown once stay visible.
 */
export function useRevealTogether({ areEventsLoading, isRestLoading }: RevealTogetherOptions): boolean {
  const [isRevealed, setIsRevealed] = useState(!areEventsLoading);
  const isAllLoaded = !areEventsLoading && !isRestLoading;

  if (isAllLoaded && !isRevealed) {
    setIsRevealed(true);
  }
  useEffect(() => {
    if (areEventsLoading || isRevealed) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIsRevealed(true);
    }, maxWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [areEventsLoading, isRevealed]);

  return isRevealed;
}
