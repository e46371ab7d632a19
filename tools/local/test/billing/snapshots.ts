import { randomUUID } from 'node:crypto';

import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';

/** The message of an event cancelled by its client. */
export function aCancelledEvent(eventId: string): EventSnapshot {
  return {
    ...{ eventId, clientId: randomUUID(), clientName: 'Dana Reyes', clientEmail: 'dana@example.com' },
    ...{ providerId: randomUUID(), name: 'Wedding of Dana and Lee', eventCategory: 'Wedding' },
    ...{ eventDate: '2026-03-20', startTime: '17:00', venueAddress: '1 Water Street, Brooklyn' },
    ...{ timeZone: 'America/New_York', servicesNeeded: ['DJ'], status: 'cancelled' },
    ...{ sentToProviderAt: '2026-03-01T14:00:00.000Z', payableCents: null },
    ...{ cancelReason: 'Moving away', cancelledBy: 'client' },
  };
}
