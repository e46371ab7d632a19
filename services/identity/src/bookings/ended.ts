/** A booking of a provider that is over: an event that was completed, or cancelled after it was booked; or an accepted quote without an event that was archived. */
export type Ended = { eventId: string | null; quoteId: string | null; endedAt: Date; otherId: string };
