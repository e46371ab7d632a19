import type { ChangedBy } from '@marquee/contracts/problem';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import { toEventView } from './views/event-view.ts';
import type { Event, Side } from './domain/event.ts';

/** The revision of an event that the caller has read. */
export function basisOf(revision: number | undefined): Basis<Event> {
  return { revision, show: toEventView, changedBy };
}

/**
 * The side that last changed each field. Derived from the state, so that the order of messages makes no difference: only the client edits
 * an event, and an empty email address of the provider counts as emptied by the deletion of the provider's account.
 */
export function changedBy(event: Event): ChangedBy {
  return {
    fields: {
      status: statusChangedBy(event),
      ...(event.providerEmail === '' && { providerEmail: 'provider' }),
    },
    otherFields: 'client',
  };
}

/** The side whose action led to the current status. */
function statusChangedBy({ status, cancelledBy }: Event): Side | null {
  switch (status) {
    case 'cancelled':
      return cancelledBy;
    case 'inquiry':
    case 'booked':
      return 'client';
    case 'completed':
    case 'proposal':
      return 'provider';
  }
}
