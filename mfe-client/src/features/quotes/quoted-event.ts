import type { EventStatus } from '@marquee/contracts/event-statuses';

/** What a quote needs to know of its event; a page looks it up. */
export type QuotedEvent = { eventDate: string; status: EventStatus };

export type FindQuotedEvent = (eventId: string | null) => QuotedEvent | undefined;
