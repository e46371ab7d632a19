import { eventTextLabels } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import type { FieldLabels } from '../api/revised.ts';

/** Labels of an event's fields, for actions of its client or its provider. */
export const eventLabels: FieldLabels<EventView> = {
  name: 'Event Name',
  eventType: 'Event Category',
  eventCategory: 'Event Category',
  customEventType: 'Event Category',
  eventDate: 'Event Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  duration: 'Duration',
  guestCount: 'Guest Count',
  servicesNeeded: 'Services Needed',
  customService: 'Services Needed',
  venueName: 'Venue Name',
  venueEntryTime: 'Venue Entry Time',
  venueExitTime: 'Venue Exit Time',
  venueAddress: 'Venue Address',
  homeAddress: 'Home Address',
  keyContactName: 'Primary Contact Name',
  keyContactPhone: 'Primary Contact Phone',
  alternatePhone: 'Additional Contact',
  guestOfHonorNames: 'Guest of Honor Name',
  ...eventTextLabels,
  customRequests: 'Custom Requests',
  clientName: 'Client Name',
  clientEmail: 'Client Email',
  providerName: 'Provider',
  providerEmail: 'Provider Email',
  totalAmount: 'Total',
  sentToProvider: 'Sent',
  status: 'Status',
  // These fields change only together with a field above.
  client: null,
  sentToProviderAt: null,
  bookedAt: null,
  cancelReason: null,
  cancelledBy: null,
  cancelledAt: null,
  // These fields never change.
  id: null,
  createdAt: null,
  timeZone: null,
  // These fields are derived from the quotes and from the provider's account, which are separate records.
  hasQuote: null,
  quotedAmount: null,
  quoteStanding: null,
  providerEmailVerified: null,
};
