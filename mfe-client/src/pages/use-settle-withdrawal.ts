import type { EventView } from '@marquee/contracts/events';
import { useSettling } from '@marquee/web-kit';
import type { Settling } from '@marquee/web-kit';
import { useRef } from 'react';
import { useClientQuotes } from '../features/quotes/use-client-quotes.ts';

type SettleWithdrawal = { settling: Settling; awaitWithdrawal: (event: EventView) => void };

/** A cancelled event's open quotes are withdrawn in another service: reads the quotes again until they are gone. */
export function useSettleWithdrawal(): SettleWithdrawal {
  const { refetch } = useClientQuotes();
  const awaitedId = useRef<string | null>(null);
  const settling = useSettling(
    () => refetch().unwrap(),
    ({ pages }) =>
      !pages.some((page) =>
        page?.rows.some(({ eventId, clientAccepted }) => eventId === awaitedId.current && !clientAccepted),
      ),
  );

  function awaitWithdrawal({ id, sentToProvider }: EventView) {
    if (sentToProvider) {
      awaitedId.current = id;
      settling.start();
    }
  }

  return { settling, awaitWithdrawal };
}
