import { randomUUID } from 'node:crypto';

import { ok } from 'node:assert/strict';

import { listInvoices, sendInvoice } from '@marquee/contracts/invoice-operations';
import { updateClientProfile, updateProviderProfile } from '@marquee/contracts/profile-operations';
import { eventually } from '@marquee/local/demo/eventually';

import {
  aDraftEvent,
  anAcceptedQuote,
  anApprovedQuote,
  aSentQuote,
} from '../conformance/fixtures/bookings.ts';
import { aNewClient, aNewProvider } from '../conformance/fixtures/person.ts';
import type { Client, Provider } from '../conformance/fixtures/person.ts';

export type LongNames = {
  client: Client;
  provider: Provider;
  draftEventId: string;
  sentQuoteId: string;
  approvedQuoteId: string;
  invoiceId: string;
};

/** One word of `length` wide letters. It begins with a right-to-left letter, as an Arabic name does. */
const word = (length: number) => `م${'Wanderwegkommission'.repeat(16)}`.slice(0, length);
const asciiWord = (length: number) => word(length + 1).slice(1);

export const eventName = word(200);
const details = {
  name: eventName,
  keyContactName: word(200),
  venueAddress: word(300),
  eventCategory: word(80),
  servicesNeeded: [word(80)],
};
const lines = [
  { serviceName: word(200), cost: '599.00' },
  { serviceName: word(200), cost: '-49.50' },
];

/**
 * Signs up a client and a provider whose names and addresses are single long words. Creates a draft event, an approved, a sent and an
 * accepted quote, and a sent invoice.
 */
export async function signUpLongNames(url: string): Promise<LongNames> {
  const client = await aNewClient(url, {
    firstName: word(100),
    lastName: word(100),
    email: aLongAddress(),
  });
  const provider = await aNewProvider(url, { businessName: word(200), email: aLongAddress() });
  await fillProfiles(client, provider);
  const people = { client, provider };
  const sent = await aSentQuote(people, lines, details);
  const approved = await anApprovedQuote(people, lines, details);
  await anAcceptedQuote(people, lines, details);
  return {
    ...people,
    draftEventId: (await aDraftEvent(people, details)).id,
    sentQuoteId: sent.id,
    approvedQuoteId: approved.id,
    invoiceId: await aSentInvoice(provider),
  };
}

/** Returns an address close to the limits, which are 64 characters before the @ and 63 in each label of the domain. */
function aLongAddress(): string {
  return `${asciiWord(50)}.${randomUUID().slice(0, 8)}@${asciiWord(60)}.example`;
}

async function fillProfiles(client: Client, provider: Provider): Promise<void> {
  await client.api.call(updateClientProfile, {
    body: {
      homeAddress: word(300),
      additionalContactName: word(200),
      additionalContactEmail: aLongAddress(),
    },
  });
  await provider.api.call(updateProviderProfile, {
    body: {
      fullName: word(200),
      address: word(300),
      businessDescription: word(200),
      serviceTypes: [word(80)],
      secondaryContactName: word(200),
    },
  });
}

async function aSentInvoice({ api }: Provider): Promise<string> {
  const { id } = await eventually(async () => {
    const [invoice] = await api.call(listInvoices, {});
    ok(invoice);
    return invoice;
  });
  await api.call(sendInvoice, { params: { id } });
  return id;
}
