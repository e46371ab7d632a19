/**
 * A finished booking of a provider: a completed event, one cancelled after it was booked, or an archived accepted quote without an event.
 */
export type FinishedBooking = {
  eventId: string | null;
  quoteId: string | null;
  endedAt: Date;
  otherId: string;
};
