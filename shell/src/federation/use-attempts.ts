import { focusHeading } from '@marquee/web-kit';
import { useEffect, useState } from 'react';

/**
 * Counts attempts to load something, from 0. After each further attempt the page's heading gets the focus, because the focused retry button
 * was removed.
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
