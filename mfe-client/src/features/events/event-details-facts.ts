import { isolated } from '@marquee/ui';
import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { servicesAskedFor } from '@marquee/contracts/service-names';
import { formatDate, formatDateTime, formatMoney, formatTime } from '@marquee/web-kit';
import { providerNameOf, startOf } from './event-texts.ts';

export type EventFact = { term: string; detail: string; note?: string };

/** The details of an event in reading order, without empty ones. */
export function eventDetailsFacts(event: EventView): EventFact[] {
  return [...occasion(event), ...people(event), ...place(event), ...wishes(event), ...course(event)].filter(
    ({ detail }) => detail !== '',
  );
}

function occasion(event: EventView): EventFact[] {
  return [
    { term: 'Category', detail: event.eventCategory || event.eventType },
    { term: 'Date', detail: event.eventDate === '' ? 'Date TBD' : formatDate(event.eventDate) },
    { term: 'Start time', detail: startOf(event) },
    { term: 'End time', detail: formatTime(event.endTime) },
    { term: 'Duration', detail: hours(event.duration) },
    { term: 'Guests', detail: event.guestCount === null ? '' : String(event.guestCount) },
  ];
}

function people(event: EventView): EventFact[] {
  return [
    { term: 'Primary contact', detail: event.keyContactName },
    { term: 'Phone', detail: event.keyContactPhone },
    { term: 'Alternate phone', detail: event.alternatePhone },
  ];
}

function place(event: EventView): EventFact[] {
  return [
    { term: 'Venue', detail: event.venueName },
    { term: 'Address', detail: event.venueAddress || (event.venueName === '' ? 'Venue TBD' : '') },
    { term: 'Home address', detail: event.homeAddress },
    { term: 'Entry time', detail: formatTime(event.venueEntryTime) },
    { term: 'Exit time', detail: formatTime(event.venueExitTime) },
  ];
}

function wishes(event: EventView): EventFact[] {
  return [
    { term: 'Requested services', detail: servicesAskedFor(event).map(isolated).join(', ') },
    { term: 'Guest of honor', detail: event.guestOfHonorNames },
    { term: 'Comments', detail: event.comments },
    { term: 'Custom requests', detail: event.customRequests },
  ];
}

function course(event: EventView): EventFact[] {
  return [
    { term: 'Provider', detail: providerNameOf(event) },
    submissionOf(event),
    { term: 'Sent', detail: instantOrNothing(event.sentToProviderAt) },
    { term: 'Status', detail: event.sentToProvider ? eventStatusLabels[event.status] : '' },
    { term: 'Total', detail: event.totalAmount === null ? '' : formatMoney(event.totalAmount) },
    { term: 'Booked', detail: instantOrNothing(event.bookedAt) },
    { term: 'Cancelled', detail: cancellationOf(event) },
    { term: 'Reason', detail: event.cancelReason },
  ];
}

function submissionOf({ createdAt, sentToProvider }: EventView): EventFact {
  const fact = { term: 'Submitted', detail: formatDateTime(createdAt) };
  return sentToProvider ? fact : { ...fact, note: 'Not sent yet' };
}

function cancellationOf(event: EventView): string {
  const at = instantOrNothing(event.cancelledAt);
  if (event.cancelledBy === null) {
    return at;
  }
  return `${at}, by ${event.cancelledBy === 'client' ? 'you' : isolated(providerNameOf(event))}`;
}

function instantOrNothing(instant: string | null): string {
  return instant === null ? '' : formatDateTime(instant);
}

function hours(duration: number | null): string {
  if (duration === null) {
    return '';
  }
  return duration === 1 ? '1 hour' : `${duration} hours`;
}
