import { focusHeading } from '@marquee/web-kit';
import { useEffect, useState } from 'react';

/**
 * Counts attempts to load something, from 0. Each further attempt focuses the page's heading, because the attempt removes the retry button,
 * which had the focus.
 */
export function useAttempts(): { attempt: number; tryAgain: () => void } {
  const [attempt, setAttempt] = useState(0);

  useEffect(() => (attempt > 0 ? focusHeading() : undefined), [attempt]);

  return {
    attempt,
    tryAgain() {
      setAttempt(attempt + 1);
    },
  };
}
