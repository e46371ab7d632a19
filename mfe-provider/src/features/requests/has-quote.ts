import type { EventView } from '@marquee/contracts/events';

/** Whether the request has a quote that is not archived. An events service of an earlier release reports only the status. */
export function hasQuote({ hasQuote: isQuoted, status }: Pick<EventView, 'hasQuote' | 'status'>): boolean {
  return isQuoted ?? status !== 'inquiry';
}
