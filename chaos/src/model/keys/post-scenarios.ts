import { randomUUID } from 'node:crypto';

import { addLineItem } from '@marquee/contracts/quote-change-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestCall } from '@marquee/service-kit/test-kit/test-client';

import { accept, aLine, anApprovedQuote, aRequest, aSentQuote, aBody } from '../races/race-fixtures.ts';
import type { InProcessServices } from '../in-process-services.ts';
import { accountScenarios } from './account-scenarios.ts';
import { invoiceScenarios } from './invoice-scenarios.ts';
import { messageScenarios } from './message-scenarios.ts';
import { twoFactorScenarios } from './two-factor-scenarios.ts';

export type PostCall = Pick<TestCall, 'as' | 'headers' | 'params' | 'body'>;

/** Prepares a call that succeeds, and another call with a different intent; `other` is null where no such call exists. */
export type PostScenario = () => Promise<{ call: PostCall; other: PostCall | null }>;

/** By the operation's name. */
export function postScenarios(services: InProcessServices): Readonly<Record<string, PostScenario>> {
  const bodies = (call: PostCall, body: object) => ({ call, other: { ...call, body } });
  const elsewhere = (call: PostCall) => ({ call, other: { ...call, params: { id: randomUUID() } } });

  return {
    createEvent: async () => {
      const { provider, client } = await aRequest(services);
      const body = aBody(services, provider.email);
      return bodies({ as: client, body }, { ...body, name: 'Dinner' });
    },
    createClientEvent: async () => {
      const body = aForm(services);
      return bodies({ as: aClientCaller(), body }, { ...body, eventName: 'Dinner' });
    },
    sendEventToProvider: async () => {
      const { client, eventId } = await aRequest(services);
      return elsewhere({ as: client, params: { id: eventId } });
    },
    cancelClientEvent: async () => {
      const { client, eventId } = await aRequest(services);
      const call = { as: client, params: { id: eventId }, body: { reason: 'Moving away' } };
      return bodies(call, { reason: 'Too far' });
    },
    createQuote: async () => {
      const body = { clientEmail: aClientCaller().email, eventName: 'Dinner' };
      return bodies({ as: aProviderCaller(), body }, { ...body, eventName: 'Lunch' });
    },
    createQuoteFromRequest: async () => {
      const { provider, eventId } = await aRequest(services);
      return elsewhere({ as: provider, params: { id: eventId } });
    },
    addLineItem: async () => {
      const { provider, quote } = await anApprovedQuote(services);
      return bodies({ as: provider, params: { id: quote.id }, body: aLine('10.00') }, aLine('11.00'));
    },
    approveQuoteForReview: async () => {
      const { provider, quote } = await anApprovedQuote(services);
      return elsewhere({ as: provider, params: { id: quote.id } });
    },
    sendQuoteToClient: async () => {
      const { provider, quote } = await anApprovedQuote(services);
      return elsewhere({ as: provider, params: { id: quote.id } });
    },
    withdrawQuote: async () => {
      const { provider, quote } = await aSentQuote(services);
      return elsewhere({ as: provider, params: { id: quote.id } });
    },
    copyDiscardedChanges: async () => {
      const fixture = await aSentQuote(services);
      const { provider: as, quote } = fixture;
      const call = { as, params: { id: quote.id } };
      await services.quotes.call(addLineItem, { ...call, body: aLine('10.00') });
      await accept(fixture);
      return elsewhere(call);
    },
    acceptClientQuote: async () => {
      const { client, quote } = await aSentQuote(services);
      return bodies({ as: client, params: { id: quote.id }, body: {} }, { version: 1 });
    },
    ...accountScenarios(services),
    ...twoFactorScenarios(services),
    ...invoiceScenarios(services),
    ...messageScenarios(services),
  };
}

function aForm(services: InProcessServices) {
  const { eventDate, startTime, venueAddress, eventCategory } = aBody(services, '');
  return {
    ...{ eventDate, startTime, venueAddress, eventCategory },
    eventName: 'Graduation of Sam',
    homeAddress: '4 Elm Street, Yonkers',
    contactName: 'Dana Reyes',
    contactEmail: 'dana@example.com',
    contactPhone: '212-555-0100',
  };
}
