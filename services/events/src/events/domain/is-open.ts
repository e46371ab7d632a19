import type { Event } from './event.ts';

/** Whether the event is an inquiry or a proposal. */
export function isOpen({ status }: Event): boolean {
  return status === 'inquiry' || status === 'proposal';
}
