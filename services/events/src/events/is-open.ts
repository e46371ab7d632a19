import type { Event } from './event.ts';

/** Neither booked nor over. */
export function isOpen({ status }: Event): boolean {
  return status === 'inquiry' || status === 'proposal';
}
