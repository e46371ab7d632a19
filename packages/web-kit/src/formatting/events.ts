import type { EventView } from '@marquee/contracts/events';
import type { FieldLabels } from '../api/revised.ts';

/** The labels of the fields of an event, for actions of its client or its provider. */
export const eventLabels: FieldLabels<EventView> = {
  name: 'Event Name',
  eventCategory: 'Event Category',
  eventDate: 'Event Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  duration: 'Duration',
  guestCount: 'Guest Count',
  servicesNeeded: 'Services Needed',
  venueAddress: 'Venue Address',
  homeAddress: 'Home Address',
  keyContactName: 'Primary Contact Name',
  keyContactPhone: 'Primary Contact Phone',
  alternatePhone: 'Additional Contact',
  guestOfHonorNames: 'Guest of Honor Name',
  comments: 'Comments',
  providerEmail: 'Provider Email',
  sentToProvider: 'Sent',
  status: 'Status',
};
