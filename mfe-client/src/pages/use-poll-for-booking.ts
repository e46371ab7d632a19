import type { ClientQuote } from '@marquee/contracts/quotes';
import { usePollUntil } from '@marquee/web-kit';
import type { Polling } from '@marquee/web-kit';
import { useRef } from 'react';
import { useClientEvents } from '../features/events/use-client-events.ts';

type BookingPoll = { polling: Polling; pollForBooking: (quote: ClientQuote) => void };

/** Fetches the events up to three times, until an accepted quote's event is booked. Another service books the event, after a message. */
export function usePollForBooking(): BookingPoll {
  const { refetch } = useClientEvents();
  const awaitedId = useRef<string | null>(null);
  const polling = usePollUntil(
    () => refetch().unwrap(),
    ({ pages }) =>
      pages.some((page) => page?.rows.some(({ id, status }) => id === awaitedId.current && !isOpen(status))),
  );

  function pollForBooking({ eventId }: ClientQuote) {
    if (eventId !== null) {
      awaitedId.current = eventId;
      polling.start();
    }
  }

  return { polling, pollForBooking };
}

function isOpen(status: string): boolean {
  return status === 'inquiry' || status === 'proposal';
}
