import type { ClientQuote } from '@marquee/contracts/quotes';
import { useSettling } from '@marquee/web-kit';
import type { Settling } from '@marquee/web-kit';
import { useRef } from 'react';
import { useClientEvents } from '../features/events/use-client-events.ts';

type SettleBooking = { settling: Settling; awaitBooking: (quote: ClientQuote) => void };

/** Another service books the event of an accepted quote: fetches the events until it is booked. */
export function useSettleBooking(): SettleBooking {
  const { refetch } = useClientEvents();
  const awaitedId = useRef<string | null>(null);
  const settling = useSettling(
    () => refetch().unwrap(),
    ({ pages }) =>
      pages.some((page) =>
        page?.rows.some(({ id, status }) => id === awaitedId.current && !isStillOpen(status)),
      ),
  );

  function awaitBooking({ eventId }: ClientQuote) {
    if (eventId !== null) {
      awaitedId.current = eventId;
      settling.start();
    }
  }

  return { settling, awaitBooking };
}

function isStillOpen(status: string): boolean {
  return status === 'inquiry' || status === 'proposal';
}
