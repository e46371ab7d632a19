import type { EventView } from '@marquee/contracts/events';
import { Dialog, FactList } from '@marquee/ui';
import { formatDateTime, formatFullDate } from '@marquee/web-kit';

type RequestDetailsDialogProps = { request: EventView; onClose: () => void };

export function RequestDetailsDialog({ request, onClose }: RequestDetailsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={request.name}>
      <FactList facts={factsOf(request)} />
    </Dialog>
  );
}

/** Only what was said; a provider reads a request for what it asks, not for what it leaves out. */
function factsOf(request: EventView) {
  const facts = [
    { term: 'Client', detail: request.clientName },
    { term: 'Client e-mail', detail: request.clientEmail },
    { term: 'Type', detail: request.eventCategory },
    { term: 'Date', detail: request.eventDate === '' ? 'Date TBD' : formatFullDate(request.eventDate) },
    { term: 'Time', detail: [request.startTime, request.endTime].filter((time) => time !== '').join(' to ') },
    { term: 'Duration', detail: request.duration === null ? '' : `${request.duration} hours` },
    { term: 'Guests', detail: request.guestCount === null ? '' : String(request.guestCount) },
    { term: 'Venue', detail: request.venueAddress },
    { term: 'Venue entry', detail: request.venueEntryTime },
    { term: 'Venue exit', detail: request.venueExitTime },
    { term: 'Contact', detail: request.keyContactName },
    { term: 'Phone', detail: request.keyContactPhone },
    { term: 'Alternate phone', detail: request.alternatePhone },
    { term: 'Services', detail: request.servicesNeeded.join(', ') },
    { term: 'Guest of honor', detail: request.guestOfHonorNames },
    { term: 'Comments', detail: request.comments },
    {
      term: 'Received',
      detail: request.sentToProviderAt === null ? '' : formatDateTime(request.sentToProviderAt),
    },
    { term: 'Cancelled because', detail: request.cancelReason },
  ];
  return facts.filter(({ detail }) => detail !== '');
}
