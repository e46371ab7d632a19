import { randomUUID } from 'node:crypto';

import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { createClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { maxPageSize } from '@marquee/contracts/list-query';
import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { createQuote, getQuote, listQuotes } from '@marquee/contracts/quote-operations';

import { aForm, aRequest, formName } from './event-forms.ts';
import { idIn, signUp } from './keyed-caller.ts';
import type { KeyedCall, KeyedCaller } from './keyed-caller.ts';
import { retryUntilAnswered } from './until-answered.ts';

/** One intent of a user, which must take effect once, however often it is requested. */
export type KeyedRequest = {
  kind: RequestKind;
  service: 'events' | 'quotes';
  caller: KeyedCaller;
  call: KeyedCall;
};

/** Each kind is the name of its operation. */
export const requestKinds = ['createQuote', 'createEvent', 'addLineItem', 'createClientEvent'] as const;
export type RequestKind = (typeof requestKinds)[number];

export type KeyedRequests = {
  /** All requests, in which the kinds alternate. */
  all: readonly KeyedRequest[];
  /** Number of resources that the intents of each kind have created. */
  countMade: () => Promise<Record<RequestKind, number>>;
};

export async function prepareKeyedRequests(url: string, count: number): Promise<KeyedRequests> {
  const tag = randomUUID().slice(0, 8);
  const password = 'Velvet-curtain-7';
  const phone = '212-555-0100';
  const providerEmail = `nova.${tag}@example.com`;
  const clientEmail = `dana.${tag}@example.com`;
  const provider = await signUp(url, signUpProvider, {
    email: providerEmail,
    password,
    businessName: 'Nova Sound',
  });
  const names = { firstName: 'Dana', lastName: 'Reyes' };
  const client = await signUp(url, signUpClient, {
    ...names,
    email: clientEmail,
    password,
    confirmPassword: password,
    phone,
  });
  const quoteBody = { clientEmail, eventName: 'Wedding of Dana and Lee' };
  const params = {
    id: idIn(await retryUntilAnswered(provider, { operation: createQuote, body: quoteBody })),
  };
  const line = { serviceName: 'DJ', unitPrice: '10.00', quantity: 1, totalPrice: '10.00' };

  const requests: Record<RequestKind, Omit<KeyedRequest, 'kind'>> = {
    createQuote: { service: 'quotes', caller: provider, call: { operation: createQuote, body: quoteBody } },
    createEvent: {
      service: 'events',
      caller: client,
      call: { operation: createEvent, body: aRequest(providerEmail) },
    },
    addLineItem: {
      service: 'quotes',
      caller: provider,
      call: { operation: addLineItem, params, body: line },
    },
    createClientEvent: {
      service: 'events',
      caller: client,
      call: { operation: createClientEvent, body: aForm(clientEmail) },
    },
  };
  const rounds = Array.from({ length: count / requestKinds.length }, () => requestKinds).flat();
  return {
    all: rounds.map((kind) => ({
      kind,
      ...requests[kind],
      call: { ...requests[kind].call, key: randomUUID() },
    })),
    async countMade() {
      const [quotes, events, quote] = await Promise.all([
        retryUntilAnswered(provider, { operation: listQuotes }),
        retryUntilAnswered(client, { operation: listClientEvents, query: { limit: String(maxPageSize) } }),
        retryUntilAnswered(provider, { operation: getQuote, params }),
      ]);
      const { lineItems } = JSON.parse(quote.text) as { lineItems: unknown[] };
      const rows = JSON.parse(events.text) as { name: string }[];
      const forms = rows.filter(({ name }) => name === formName).length;
      const quoteWithTheLines = 1;
      return {
        createQuote: quotes.total - quoteWithTheLines,
        createEvent: events.total - forms,
        addLineItem: lineItems.length,
        createClientEvent: forms,
      };
    },
  };
}
