import { useEffect, useState } from 'react';

/** Seen as one arrival still. Both are asked for at once, so that one is seldom later by more. */
const waitMs = 500;

type Arriving = { isLoading: boolean; isOwedLoading: boolean };

/**
 * Whether the events can be shown: with what is owed, which stands above them and would push them away if it came a moment later.
 * They wait so long for it and no longer, because it is another service's. What has been shown stays, and what was read before waits for nothing.
 */
export function useArriveTogether({ isLoading, isOwedLoading }: Arriving): boolean {
  const [hasArrived, setHasArrived] = useState(!isLoading);
  const isComplete = !isLoading && !isOwedLoading;

  if (isComplete && !hasArrived) {
    setHasArrived(true);
  }
  useEffect(() => {
    if (isLoading || hasArrived) {
      return undefined;
    }
    const wait = setTimeout(() => {
      setHasArrived(true);
    }, waitMs);
    return () => {
      clearTimeout(wait);
    };
  }, [isLoading, hasArrived]);

  return hasArrived;
}
