import { useBriefWait } from '@marquee/web-kit/parts';
import { useState } from 'react';

type RevealTogetherOptions = {
  areEventsLoading: boolean;
  /** The content above and beside the events, which comes from other services. */
  isRestLoading: boolean;
};

/**
 * Whether to show the events. Loaded events wait half a second at most for the other content, which would move the events down if it
 * appeared just after them. Cached events do not wait, and events that were shown once stay visible.
 */
export function useRevealTogether({ areEventsLoading, isRestLoading }: RevealTogetherOptions): boolean {
  const [wereEventsCached] = useState(!areEventsLoading);
  const isLoading = areEventsLoading || isRestLoading;

  return !useBriefWait(isLoading && !wereEventsCached, !areEventsLoading);
}
