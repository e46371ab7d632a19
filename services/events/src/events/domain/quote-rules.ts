import { DomainError } from '@marquee/service-kit/domain-error';
import { systemRefusals } from './event-states.ts';
import type { Acceptance, Event, EventFact } from './event.ts';

/** Returns the fact that a new quote causes; null if the message was already handled. */
export function onQuoteCreated(event: Event, quoteId: string): EventFact | null {
  requireSent(event);
  if (event.quoteIds.includes(quoteId)) {
    return null;
  }
  switch (event.status) {
    case 'inquiry':
      return { type: 'proposed', quoteId };
    case 'proposal':
    case 'booked':
    case 'completed':
      return { type: 'quoted-again', quoteId };
    case 'cancelled':
      return { type: 'cancelled-again', quoteId, acceptance: null };
  }
}

/** Returns the fact that a quote's acceptance causes; null if the message was already handled. */
export function onQuoteAccepted(event: Event, quoteId: string, acceptance: Acceptance): EventFact | null {
  requireSent(event);
  if (event.acceptedQuoteId === quoteId) {
    return null;
  }
  if (event.acceptedQuoteId !== null) {
    const { code, message } = systemRefusals['quote-accepted'];
    throw new DomainError('conflict', code, message);
  }
  return event.status === 'cancelled'
    ? { type: 'cancelled-again', quoteId, acceptance }
    : { type: 'booked', quoteId, acceptance };
}

/** Returns the fact that a quote's archiving causes; null if the message was already handled. */
export function onQuoteArchived(event: Event, quoteId: string): EventFact | null {
  requireSent(event);
  return event.archivedQuoteIds?.includes(quoteId) ? null : { type: 'quote-archived', quoteId };
}

/** Whether the event has a quote that is not archived. */
export function hasOpenQuote({ quoteIds, archivedQuoteIds = [] }: Event): boolean {
  return quoteIds.some((id) => !archivedQuoteIds.includes(id));
}

/** Rejects a quote for an unsent event. A message about such a quote shows a bug, and becomes a dead letter for inspection. */
function requireSent(event: Event): void {
  if (!event.sentToProvider) {
    const { code, message } = systemRefusals['quote-created'];
    throw new DomainError('conflict', code, message);
  }
}
