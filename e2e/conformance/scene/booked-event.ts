import { ok } from 'node:assert/strict';

import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { listProviderRequests } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { approveQuoteForReview, sendQuoteToClient } from '@marquee/contracts/quote-change-operations';
import { eventually } from '@marquee/local/demo/eventually';

import { aDraftQuote } from './bookings.ts';
import type { Times } from './just-over.ts';
import type { Client, Provider } from './person.ts';

/** An event whose quote of $599.00 was accepted; resolves after the events service has received that. */
export async function aBookedEvent(
  people: { client: Client; provider: Provider },
  details: { name?: string } & Partial<Times> = {},
): Promise<EventView> {
  const { client, provider } = people;
  const { id, eventId } = await aDraftQuote(people, undefined, details);
  const params = { id };
  await provider.api.call(approveQuoteForReview, { params });
  await provider.api.call(sendQuoteToClient, { params });
  await client.api.call(acceptClientQuote, { params, body: {} });

  return eventually(async () => {
    const events = await provider.api.call(listProviderRequests, {});
    const booked = events.find((event) => event.id === eventId && event.status === 'booked');
    ok(booked);
    return booked;
  });
}
