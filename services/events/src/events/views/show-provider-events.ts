import type { EventView } from '@marquee/contracts/events';
import { mapPage } from '@marquee/service-kit/store/page';
import type { Page } from '@marquee/service-kit/store/page';
import { toQuoted } from '../../projections/quoted.ts';
import type { EventDeps } from '../event-deps.ts';
import type { Event } from '../domain/event.ts';
import { toQuotedEventView } from './provider-event.ts';

/** Returns a page of events, each with the data of its quotes, as the provider may read them. */
export async function showProviderEvents(
  { standings, now }: Pick<EventDeps, 'standings' | 'now'>,
  page: Page<Event>,
): Promise<Page<EventView>> {
  const quotes = await standings.findByEvents(page.rows.map(({ id }) => id));
  const at = now();
  return mapPage(page, (event) => toQuotedEventView({ event, quoted: toQuoted(quotes.get(event.id)) }, at));
}
