import type { EventView } from '@marquee/contracts/events';
import { toAmount } from '@marquee/contracts/money';
import type { Event } from './event.ts';
import { hasOpenQuote } from './quote-rules.ts';

/** The event as its client and, once it was sent, its provider read it; the contract drops the rest of the state. */
export function toEventView(event: Event): EventView {
  return {
    ...event,
    servicesNeeded: [...event.servicesNeeded],
    eventType: event.eventCategory,
    venueName: '',
    customRequests: '',
    sentToProviderAt: toInstant(event.sentToProviderAt),
    createdAt: event.createdAt.toISOString(),
    totalAmount: event.totalCents === null ? null : toAmount(event.totalCents),
    client: { name: event.clientName, email: event.clientEmail },
    bookedAt: toInstant(event.bookedAt),
    cancelledAt: toInstant(event.cancelledAt),
    hasQuote: hasOpenQuote(event),
    revision: event.version,
    lastChangedBy: movedBy(event),
  };
}

/** The side whose action led to the current status. Derived from the state, so that the order of messages makes no difference. */
function movedBy({ status, cancelledBy, quoteIds }: Event): EventView['lastChangedBy'] {
  switch (status) {
    case 'cancelled':
      return cancelledBy;
    case 'booked':
      return 'client';
    case 'completed':
    case 'proposal':
      return 'provider';
    case 'inquiry':
      return quoteIds.length > 0 ? 'provider' : 'client';
  }
}

function toInstant(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
