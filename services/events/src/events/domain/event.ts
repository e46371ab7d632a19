import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventTexts } from '@marquee/contracts/event-texts';

/** The sides that can cancel an event. */
export type Side = 'client' | 'provider';

/** The client's details of the event. Empty texts mean unknown. */
export type EventDetails = EventTexts & {
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
};

/** The provider to whom an event is addressed, with the email address as the client typed it. */
export type AddressedProvider = { providerId: string; providerEmail: string; providerName: string };

export type Event = EventDetails & {
  id: string;
  version: number;
  clientId: string;
  clientName: string;
  clientEmail: string;
  providerId: string | null;
  providerEmail: string;
  /** The name at the time when the event was addressed or sent; empty without a provider. */
  providerName: string;
  timeZone: string;
  status: EventStatus;
  createdAt: Date;
  sentToProvider: boolean;
  sentToProviderAt: Date | null;
  /** Ids of the quotes for this event about whose creation or acceptance a message has arrived. */
  quoteIds: readonly string[];
  /** Ids of archived quotes, even before the message about their creation arrives. Absent if no quote is archived. */
  archivedQuoteIds?: readonly string[];
  acceptedQuoteId: string | null;
  payableCents: number | null;
  bookedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  cancelledBy: Side | null;
  cancelReason: string;
};

export type Acceptance = { payableCents: number; acceptedAt: Date };

export type EventFact =
  | { type: 'edited'; details: Partial<EventDetails>; provider: AddressedProvider | null }
  | { type: 'sent'; providerName: string }
  /** `quoteId` is null when the provider moved the event to proposal by hand. */
  | { type: 'proposed'; quoteId: string | null }
  | { type: 'quoted-again'; quoteId: string }
  | { type: 'quote-archived'; quoteId: string }
  | { type: 'booked'; quoteId: string; acceptance: Acceptance }
  | { type: 'completed' }
  /** The side's account was deleted. */
  | { type: 'erased'; side: Side }
  /** The account of a draft's provider was deleted, so the draft can be addressed to another provider. */
  | { type: 'freed' }
  | { type: 'cancelled'; by: Side; reason: string }
  /** A quote for a cancelled event was created or accepted, so the cancellation is published again. */
  | { type: 'cancelled-again'; quoteId: string; acceptance: Acceptance | null };
