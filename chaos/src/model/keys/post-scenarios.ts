import { randomUUID } from 'node:crypto';

import { aClientCaller, aProviderCaller, anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestCall } from '@marquee/service-kit/test-kit/test-client';

import { aLine, anApprovedQuote, aRequest, aSentQuote, aBody } from '../races/stage.ts';
import type { ServicesTogether } from '../services-together.ts';

export type PostCall = Pick<TestCall, 'as' | 'params' | 'body'>;

/** A call that succeeds, and another that would be a different wish. */
export type PostScenario = () => Promise<{ call: PostCall; other: PostCall }>;

const password = 'Velvet-curtain-7';
const phone = '212-555-0100';

/** By the operation's name. */
export function postScenarios(services: ServicesTogether): Readonly<Record<string, PostScenario>> {
  const bodies = (call: PostCall, body: object) => ({ call, other: { ...call, body } });
  const elsewhere = (call: PostCall) => ({ call, other: { ...call, params: { id: randomUUID() } } });
  const redrive: PostScenario = async () =>
    bodies({ as: anAdminCaller(), body: {} }, { before: '2026-01-01T00:00:00.000Z' });

  return {
    signUpClient: async () => bodies({ body: aClientForm() }, aClientForm()),
    signUpProvider: async () => bodies({ body: aProviderForm() }, aProviderForm()),
    forgotPassword: async () => bodies({ body: { email: anEmail() } }, { email: anEmail() }),
    sendContactMessage: async () => bodies({ body: aContact('One') }, aContact('Two')),
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
      const body = { clientEmail: anEmail(), eventName: 'Dinner' };
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
    acceptClientQuote: async () => {
      const { client, quote } = await aSentQuote(services);
      return bodies({ as: client, params: { id: quote.id }, body: {} }, { version: 1 });
    },
    identityRedriveMessages: redrive,
    eventsRedriveMessages: redrive,
    quotesRedriveMessages: redrive,
    billingRedriveMessages: redrive,
  };
}

function anEmail(): string {
  return `robin.${randomUUID().slice(0, 8)}@example.com`;
}

function aClientForm() {
  const names = { firstName: 'Robin', lastName: 'Vale' };
  return { ...names, email: anEmail(), password, confirmPassword: password, phone };
}

function aProviderForm() {
  return { businessName: 'Nova Sound', email: anEmail(), password };
}

function aContact(message: string) {
  return { name: 'Robin Vale', email: 'robin@example.com', message };
}

function aForm(services: ServicesTogether) {
  const { eventDate, startTime, venueAddress, eventCategory } = aBody(services, '');
  return {
    ...{ eventDate, startTime, venueAddress, eventCategory },
    eventName: 'Graduation of Sam',
    homeAddress: '4 Elm Street, Yonkers',
    contactName: 'Dana Reyes',
    contactEmail: 'dana@example.com',
    contactPhone: phone,
  };
}
