import { isolated } from '@marquee/ui';
import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import { eventTextFactsOf } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import { requestedServicesOf } from '@marquee/contracts/service-names';
import { formatDate, formatDateTime, formatMoney, formatTime } from '@marquee/web-kit';
import { getProviderName, getStartTime } from './event-texts.ts';

export type EventFact = { term: string; detail: string; note?: string };

/** The details of an event in reading order. Omits empty details. */
export function getEventDetailsFacts(event: EventView): EventFact[] {
  return [
    ...getOccasionFacts(event),
    ...getContactFacts(event),
    ...getVenueFacts(event),
    ...getRequestFacts(event),
    ...getHistoryFacts(event),
  ].filter(({ detail }) => detail !== '');
}

function getOccasionFacts(event: EventView): EventFact[] {
  return [
    { term: 'Category', detail: event.eventCategory || event.eventType },
    { term: 'Date', detail: event.eventDate === '' ? 'Date TBD' : formatDate(event.eventDate) },
    { term: 'Start time', detail: getStartTime(event) },
    { term: 'End time', detail: formatTime(event.endTime) },
    { term: 'Duration', detail: formatHours(event.duration) },
    { term: 'Guests', detail: event.guestCount === null ? '' : String(event.guestCount) },
  ];
}

function getContactFacts(event: EventView): EventFact[] {
  return [
    { term: 'Primary contact', detail: event.keyContactName },
    { term: 'Phone', detail: event.keyContactPhone },
    { term: 'Alternate phone', detail: event.alternatePhone },
  ];
}

function getVenueFacts(event: EventView): EventFact[] {
  return [
    { term: 'Venue', detail: event.venueName },
    { term: 'Address', detail: event.venueAddress || (event.venueName === '' ? 'Venue TBD' : '') },
    { term: 'Home address', detail: event.homeAddress },
    { term: 'Entry time', detail: formatTime(event.venueEntryTime) },
    { term: 'Exit time', detail: formatTime(event.venueExitTime) },
  ];
}

function getRequestFacts(event: EventView): EventFact[] {
  return [
    { term: 'Requested services', detail: requestedServicesOf(event).map(isolated).join(', ') },
    { term: 'Guest of honor', detail: event.guestOfHonorNames },
    ...eventTextFactsOf(event),
    { term: 'Custom requests', detail: event.customRequests },
  ];
}

function getHistoryFacts(event: EventView): EventFact[] {
  return [
    { term: 'Provider', detail: getProviderName(event) },
    getSubmissionFact(event),
    { term: 'Sent', detail: formatOptionalInstant(event.sentToProviderAt) },
    { term: 'Status', detail: event.sentToProvider ? eventStatusLabels[event.status] : '' },
    { term: 'Total', detail: event.totalAmount === null ? '' : formatMoney(event.totalAmount) },
    { term: 'Booked', detail: formatOptionalInstant(event.bookedAt) },
    { term: 'Cancelled', detail: getCancellationText(event) },
    { term: 'Reason', detail: event.cancelReason },
  ];
}

function getSubmissionFact({ createdAt, sentToProvider }: EventView): EventFact {
  const fact = { term: 'Submitted', detail: formatDateTime(createdAt) };
  return sentToProvider ? fact : { ...fact, note: 'Not sent yet' };
}

function getCancellationText(event: EventView): string {
  const at = formatOptionalInstant(event.cancelledAt);
  if (event.cancelledBy === null) {
    return at;
  }
  return `${at}, by ${event.cancelledBy === 'client' ? 'you' : isolated(getProviderName(event))}`;
}

function formatOptionalInstant(instant: string | null): string {
  return instant === null ? '' : formatDateTime(instant);
}

function formatHours(duration: number | null): string {
  if (duration === null) {
    return '';
  }
  return duration === 1 ? '1 hour' : `${duration} hours`;
}
