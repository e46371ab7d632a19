import { dateIn } from '@marquee/contracts/dates';
import type * as api from '@marquee/contracts/event-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { fileNameOf } from '@marquee/service-kit/http/file-name';
import type { EventDeps } from './event-deps.ts';
import { toCsv } from './event-csv.ts';
import type { Event } from './event.ts';
import { asProviderReads } from './provider-event.ts';

/** All events sent to the provider, cut down to one status if asked; read one by one while they are sent. */
export function exportProviderEvents(deps: EventDeps): Handler<typeof api.exportProviderEvents> {
  const { events, providers, timeZone, now } = deps;
  return async ({ query: { status } }, { providerId }) => {
    const filter = { providerId, sentToProvider: true, ...(status !== undefined && { status }) };
    const provider = await providers.receiver(providerId);
    return {
      name: fileNameOf([`Events ${dateIn(timeZone, now())}`, provider?.name ?? ''], 'csv'),
      content: toCsv(readBy(events.stream(filter, { field: 'eventDate', direction: -1 }), now())),
    };
  };
}

async function* readBy(events: AsyncIterable<Event>, at: Date): AsyncGenerator<Event> {
  for await (const event of events) {
    yield asProviderReads(event, at);
  }
}
