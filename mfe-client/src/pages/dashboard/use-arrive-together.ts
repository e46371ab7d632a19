import { useEffect, useState } from 'react';

/** Seen as one arrival still. All are asked for at once, so that one is seldom later by more. */
const waitMs = 500;

type Arriving = {
  areEventsLoading: boolean;
  /** What stands above and beside them, which other services answer. */
  isRestLoading: boolean;
};

/**
 * Whether the events can be shown: with the rest, which would push them or one another away if it came a moment later. They wait so
 * long for it and no longer. What has been shown stays, and events that were read before wait for nothing.
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
