import type { EventView } from '@marquee/contracts/events';

/** Whether a quote has been made for the request. An events service of an earlier release reports the status alone. */
export function hasQuote({ hasQuote: isQuoted, status }: Pick<EventView, 'hasQuote' | 'status'>): boolean {
  return isQuoted ?? status !== 'inquiry';
}
