import { dateIn } from '@marquee/contracts/dates';
import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { EventDeps } from './event-deps.ts';
import { toCsv } from './event-csv.ts';

/** All events sent to the provider, cut down to one status if asked; read one by one while they are sent. */
export function exportProviderEvents(deps: EventDeps): Handler<typeof api.exportProviderEvents> {
  const { events, timeZone, now } = deps;
  return ({ query: { status } }, { providerId }) => {
    const filter = { providerId, sentToProvider: true, ...(status !== undefined && { status }) };
    return {
      name: `marquee-events-${dateIn(timeZone, now())}.csv`,
      content: toCsv(events.stream(filter, { field: 'eventDate', direction: -1 })),
    };
  };
}
