import type { ReactNode } from 'react';
import { useBriefWait } from './use-brief-wait.ts';

type BriefWaitProps = { isLoading: boolean; children: ReactNode };

/**
 * Hides its content while other content above it is loading, for at most half a second, because the other content would move it down when
 * it appears. The hidden content already fetches its data.
 */
export function BriefWait({ isLoading, children }: BriefWaitProps) {
  const isWaiting = useBriefWait(isLoading);

  return <div hidden={isWaiting}>{children}</div>;
}
