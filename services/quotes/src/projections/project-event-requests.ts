import { eventMessages } from '@marquee/contracts/messages/event-messages';
import type { eventSent } from '@marquee/contracts/messages/event-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { EventRequestRepository } from './event-request-repository.ts';

export function projectEventRequests(eventRequests: EventRequestRepository): Subscription<typeof eventSent> {
  return {
    queue: 'quotes.keep-event-requests',
    messages: eventMessages,
    handle: async ({ payload, aggregateVersion }) => eventRequests.upsert(aggregateVersion, payload),
  };
}
