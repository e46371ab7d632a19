import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';

import { signUpVirtualUsers } from '../load/virtual-users.ts';
import type { Person } from '../load/virtual-users.ts';
import { eventFor, lineItem, terms } from '../load/forms.ts';
import { callOperation } from '../services/call-operation.ts';
import { eventually } from './eventually.ts';

/** A client and a provider with `events` events, of which all but one are booked. `quoteId`: the quote of the last booked event. */
export type SeedData = { client: Person; provider: Person; events: number; quoteId: string };

export const booked = 9;

/** Creates everything through the product's API, so that every document is as the services write it. */
export async function createSeedData(url: string, caller: HttpCaller): Promise<SeedData> {
  const { clients, providers } = await signUpVirtualUsers(url, { clients: 1, providers: 1 });
  const [client] = clients;
  const [provider] = providers;
  if (client === undefined || provider === undefined) {
    throw new RangeError('No user was signed up.');
  }
  let quoteId = await createDraft(caller, { client, provider });
  for (let event = 0; event < booked; event += 1) {
    quoteId = await createDraft(caller, { client, provider });
    await book(caller, { client, provider, quoteId });
  }
  return { client, provider, events: booked + 1, quoteId };
}

/** Adds an event with a draft quote; returns the quote's id. */
export async function createDraft(
  caller: HttpCaller,
  { client, provider }: Pick<SeedData, 'client' | 'provider'>,
): Promise<string> {
  const { cookie } = client;
  const event = await callOperation(caller, createEvent, { cookie, body: eventFor(provider.email) });
  const params = { id: event.body.id };
  await callOperation(caller, sendEventToProvider, { cookie, params });
  // The quotes service receives the event request through a message.
  const made = await eventually(() =>
    callOperation(caller, createQuoteFromRequest, { cookie: provider.cookie, params }),
  );
  const ofQuote = { cookie: provider.cookie, params: { id: made.body.id } };
  await callOperation(caller, changes.addLineItem, { ...ofQuote, body: lineItem });
  await callOperation(caller, updateQuote, { ...ofQuote, body: terms });
  return made.body.id;
}

type Booking = { client: Person; provider: Person; quoteId: string };

async function book(caller: HttpCaller, { client, provider, quoteId }: Booking): Promise<void> {
  const params = { id: quoteId };
  await callOperation(caller, changes.approveQuoteForReview, { cookie: provider.cookie, params });
  await callOperation(caller, changes.sendQuoteToClient, { cookie: provider.cookie, params });
  await eventually(() =>
    callOperation(caller, acceptClientQuote, { cookie: client.cookie, params, body: {} }),
  );
}
