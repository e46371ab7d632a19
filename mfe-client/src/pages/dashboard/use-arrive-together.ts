import { useEffect, useState } from 'react';

/** Milliseconds that still look like one update. All requests start together, so later answers are rare. */
const waitMs = 500;

type Arriving = {
  areEventsLoading: boolean;
  /** The content above and beside the events, which comes from other services. */
  isRestLoading: boolean;
};

/**
 * Whether to show the events. They wait up to `waitMs` for the other content, which would shift the page if it appeared just after them.
 * Events that were already shown stay, and cached events do not wait.
 */
export function useArriveTogether({ areEventsLoading, isRestLoading }: Arriving): boolean {
  const [haveArrived, setHaveArrived] = useState(!areEventsLoading);
  const areAllHere = !areEventsLoading && !isRestLoading;

  if (areAllHere && !haveArrived) {
    setHaveArrived(true);
  }
  useEffect(() => {
    if (areEventsLoading || haveArrived) {
      return undefined;
    }
    const wait = setTimeout(() => {
      setHaveArrived(true);
    }, waitMs);
    return () => {
      clearTimeout(wait);
    };
  }, [areEventsLoading, haveArrived]);

  return haveArrived;
}
