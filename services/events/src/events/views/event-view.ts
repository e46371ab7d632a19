import { eventTextsOf } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import { toAmount } from '@marquee/contracts/money';
import type { Event } from '../domain/event.ts';
import { hasOpenQuote } from '../domain/quote-rules.ts';

/** The event as the API returns it to its client and, after sending, to its provider. The contract drops non-public fields. */
export function toEventView(event: Event): EventView {
  return {
    ...event,
    ...eventTextsOf(event),
    servicesNeeded: [...event.servicesNeeded],
    eventType: event.eventCategory,
    venueName: '',
    customRequests: '',
    sentToProviderAt: toInstant(event.sentToProviderAt),
    createdAt: event.createdAt.toISOString(),
    totalAmount: event.payableCents === null ? null : toAmount(event.payableCents),
    client: { name: event.clientName, email: event.clientEmail },
    bookedAt: toInstant(event.bookedAt),
    cancelledAt: toInstant(event.cancelledAt),
    hasQuote: hasOpenQuote(event),
    revision: event.version,
  };
}

function toInstant(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
