import { eventTextFactsOf } from '@marquee/contracts/event-texts';
import type { EventView } from '@marquee/contracts/events';
import { requestedServicesOf } from '@marquee/contracts/service-names';
import { Dialog, FactList, isolated } from '@marquee/ui';
import { formatDateTime, formatFullDate, formatTime } from '@marquee/web-kit';

type EventDetailsDialogProps = { event: EventView; onClose: () => void };

export function EventDetailsDialog({ event, onClose }: EventDetailsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={event.name}>
      <FactList facts={getFacts(event)} />
    </Dialog>
  );
}

/** The details of a request in reading order. Omits empty details. */
function getFacts(event: EventView) {
  const facts = [
    { term: 'Client', detail: event.clientName },
    { term: 'Client email', detail: event.clientEmail },
    { term: 'Type', detail: event.eventCategory },
    { term: 'Date', detail: event.eventDate === '' ? 'Date TBD' : formatFullDate(event.eventDate) },
    { term: 'Time', detail: formatTimes(event) },
    {
      term: 'Duration',
      detail: event.duration === null ? '' : `${event.duration} ${event.duration === 1 ? 'hour' : 'hours'}`,
    },
    { term: 'Guests', detail: event.guestCount === null ? '' : String(event.guestCount) },
    { term: 'Venue', detail: event.venueAddress },
    { term: 'Venue entry', detail: formatTime(event.venueEntryTime) },
    { term: 'Venue exit', detail: formatTime(event.venueExitTime) },
    { term: 'Contact', detail: event.keyContactName },
    { term: 'Phone', detail: event.keyContactPhone },
    { term: 'Alternate phone', detail: event.alternatePhone },
    { term: 'Services', detail: requestedServicesOf(event).map(isolated).join(', ') },
    { term: 'Guest of honor', detail: event.guestOfHonorNames },
    ...eventTextFactsOf(event),
    {
      term: 'Received',
      detail: event.sentToProviderAt === null ? '' : formatDateTime(event.sentToProviderAt),
    },
    { term: 'Cancelled because', detail: event.cancelReason },
  ];
  return facts.filter(({ detail }) => detail !== '');
}

function formatTimes({ startTime, endTime }: EventView): string {
  return [startTime, endTime]
    .filter((time) => time !== '')
    .map(formatTime)
    .join(' to ');
}
