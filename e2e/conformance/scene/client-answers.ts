import { getClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { getClientQuote, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import type { EventView } from '@marquee/contracts/events';
import type { ClientQuote } from '@marquee/contracts/quotes';
import type { Page } from '@playwright/test';

import { answer } from './network.ts';
import type { Client } from './person.ts';

/** Shows the client's own events with changes that no act of the interface can bring about. */
export async function showEvents(page: Page, { api }: Client, changes: Partial<EventView>): Promise<void> {
  const events = await api.call(listClientEvents, {});
  await answer(
    page,
    listClientEvents,
    events.map((event) => ({ ...event, ...changes })),
  );
}

/** The same for one event that is to be edited. */
export async function showEvent(page: Page, event: EventView, changes: Partial<EventView>): Promise<void> {
  await answer(page, getClientEvent, { ...event, ...changes });
}

/** The same for the quotes sent to the client. */
export async function showQuotes(page: Page, { api }: Client, changes: Partial<ClientQuote>): Promise<void> {
  const quotes = await api.call(listClientQuotes, {});
  await answer(
    page,
    listClientQuotes,
    quotes.map((quote) => ({ ...quote, ...changes })),
  );
}

/** The same for the one quote of the portal; without its date of creation. */
export async function showQuoteWithoutDate(page: Page, { api }: Client): Promise<void> {
  const quote = await api.call(getClientQuote, {});
  await answer(page, getClientQuote, { ...quote, createdAt: null });
}
