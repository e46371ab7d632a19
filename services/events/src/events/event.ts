import type { EventStatus } from '@marquee/contracts/event-statuses';

/** Who may end an event. */
export type Side = 'client' | 'provider';

/** What the client says about the event. Empty texts stand for what was never said. */
export type EventDetails = {
  name: string;
  eventCategory: string;
  customEventType: string;
  eventDate: string;
  startTime: string;
  endTime: string;
  duration: number | null;
  guestCount: number | null;
  keyContactName: string;
  keyContactPhone: string;
  keyContactEmail: string;
  alternateContactName: string;
  alternateContactEmail: string;
  alternatePhone: string;
  venueAddress: string;
  homeAddress: string;
  venueEntryTime: string;
  venueExitTime: string;
  servicesNeeded: readonly string[];
  customService: string;
  guestOfHonorNames: string;
  comments: string;
};

/** The provider account the event is bound to, its email as the client typed it, and how it is called. */
export type AddressedProvider = { providerId: string; providerEmail: string; providerName: string };

export type Event = EventDetails & {
  id: string;
  version: number;
  clientId: string;
  clientName: string;
  clientEmail: string;
  providerId: string | null;
  providerEmail: string;
  /** As it was when the event was addressed or sent; empty without a provider. */
  providerName: string;
  timeZone: string;
  status: EventStatus;
  createdAt: Date;
  sentToProvider: boolean;
  sentToProviderAt: Date | null;
  /** Every quote made for this event that it has heard of. */
  quoteIds: readonly string[];
  /** Those that were archived, also where the event has not heard of their creation yet. Missing in events that no archiving has changed. */
  archivedQuoteIds?: readonly string[];
  acceptedQuoteId: string | null;
  totalCents: number | null;
  bookedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  cancelledBy: Side | null;
  cancelReason: string;
};

export type EventHistoryEntry = {
  type: 'created' | EventFact['type'];
  status: EventStatus;
  actor: string;
  at: Date;
};

export type Acceptance = { totalCents: number; acceptedAt: Date };

export type EventFact =
  | { type: 'edited'; details: Partial<EventDetails>; provider: AddressedProvider | null }
  | { type: 'sent'; providerName: string }
  /** `quoteId` is null when the provider moved it by hand. */
  | { type: 'proposed'; quoteId: string | null }
  | { type: 'quoted-again'; quoteId: string }
  | { type: 'quote-archived'; quoteId: string }
  | { type: 'booked'; quoteId: string; acceptance: Acceptance }
  | { type: 'completed' }
  /** The side's account was deleted. */
  | { type: 'erased'; side: Side }
  /** The provider of a draft was deleted: it can be addressed to another. */
  | { type: 'freed' }
  | { type: 'cancelled'; by: Side; reason: string }
  /** A quote was made or accepted while the cancellation was under way: it has to be told again. */
  | { type: 'cancelled-again'; quoteId: string; acceptance: Acceptance | null };
