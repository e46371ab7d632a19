/**
 * A finished booking of a provider: a completed event, an event cancelled after booking, or an archived accepted quote without an event.
 */
export type FinishedBooking = {
  eventId: string | null;
  quoteId: string | null;
  endedAt: Date;
  otherId: string;
};
