import type { EventStatus } from '@marquee/contracts/event-statuses';

/** The fields of an event that a quote needs; the page looks the event up. */
export type QuotedEvent = { eventDate: string; status: EventStatus };

export type FindQuotedEvent = (eventId: string | null) => QuotedEvent | undefined;
