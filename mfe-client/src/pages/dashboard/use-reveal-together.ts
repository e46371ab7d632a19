import { useEffect, useState } from 'react';

/** Milliseconds that still look like one update. All requests start together, so later answers are rare. */
const maxWaitMs = 500;

type RevealTogetherOptions = {
  areEventsLoading: boolean;
  /** The content above and beside the events, which comes from other services. */
  isRestLoading: boolean;
};

/**
 * Whether to show the events. They wait up to `maxWaitMs` for the other content, which would shift the page if it appeared just after them.
 * Events that were already shown stay, and cached events do not wait.
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
