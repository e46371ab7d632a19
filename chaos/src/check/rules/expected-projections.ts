import { defaultRetryDelays } from '@marquee/service-kit/messaging/rabbitmq/names';

import type {
  Found,
  FoundAccount,
  FoundEvent,
  FoundProjection,
  FoundQuote,
  ProjectionName,
} from '../found.ts';
import { stepToldBy } from './told-in-notes.ts';

/** What every projection must hold, written by hand from what each source tells. */
export function expectedProjections(found: Found): Record<ProjectionName, FoundProjection[]> {
  const clients = found.accounts.filter(({ role }) => role === 'client');
  const providers = found.accounts.filter(({ role }) => role === 'provider');
  const providersById = new Map(providers.map((provider) => [provider.id, provider]));
  const kept = new Map(found.projections['billing.acceptedQuote'].map((row) => [row.id, row]));
  return {
    'events.client': clients.map((client) => ({
      ...told(client),
      clientId: client.id,
      phone: textOf(client, 'phone'),
      ...clientFields(client),
    })),
    'events.provider': providers.map((provider) => ({
      ...told(provider),
      providerId: provider.id,
      emailKey: provider.emailKey,
      ...providerFields(provider),
    })),
    'quotes.client': clients.map((client) => ({
      ...told(client),
      emailKey: client.emailKey,
      ...clientFields(client),
    })),
    'quotes.provider': providers.map((provider) => ({ ...told(provider), ...providerFields(provider) })),
    'quotes.eventRequest': found.events.filter(({ sentToProvider }) => sentToProvider).map(eventRequest),
    'billing.acceptedQuote': found.quotes
      .filter(({ acceptedAt }) => acceptedAt !== null)
      .map((quote) =>
        acceptedQuote(quote, nameTold(quote, providersById.get(quote.providerId), kept.get(quote.id))),
      ),
  };
}

const toldOfClients = ['registered', 'email-verified', 'client-profile-changed'];
const toldOfProviders = [
  'registered',
  'email-verified',
  'provider-profile-changed',
  'suspended',
  'reinstated',
];

/** Every save adds one entry, so an entry's place is the version it made. */
function told({ id, role, history }: FoundAccount): { id: string; sourceVersion: number } {
  const telling = role === 'client' ? toldOfClients : toldOfProviders;
  return { id, sourceVersion: history.findLastIndex(({ type }) => telling.includes(type)) + 1 };
}

function textOf({ profile }: FoundAccount, field: string): unknown {
  return profile?.[field];
}

function clientFields(client: FoundAccount) {
  const { email, emailVerified } = client;
  return {
    email,
    emailVerified,
    name: `${String(textOf(client, 'firstName'))} ${String(textOf(client, 'lastName'))}`.trim(),
  };
}

function providerFields(provider: FoundAccount) {
  const { email, emailVerified } = provider;
  const shown = ['businessName', 'fullName', 'businessDescription', 'serviceTypes', 'phone', 'address'];
  return {
    email,
    emailVerified,
    suspended: (provider.suspendedAt ?? null) !== null,
    ...Object.fromEntries(shown.map((field) => [field, textOf(provider, field)])),
  };
}

const toldOfEvents = ['sent', 'proposed', 'booked', 'completed', 'cancelled', 'cancelled-again', 'erased'];

function eventRequest(event: FoundEvent): FoundProjection {
  return {
    id: event.id,
    sourceVersion: event.history.findLastIndex(({ type }) => toldOfEvents.includes(type)) + 1,
    clientId: event.clientId,
    clientName: event.clientName,
    clientEmail: event.clientEmail,
    providerId: event.providerId,
    name: event.name,
    eventDate: event.eventDate,
    venueAddress: event.venueAddress,
    timeZone: event.timeZone,
    status: event.status,
    sentToProviderAt: event.sentToProviderAt,
  };
}

/** So long quotes may not have heard of who has just signed up: every retry of the message, and a restart between. */
const unheardOfMs = defaultRetryDelays.reduce((sum, delay) => sum + delay, 30_000);

/** What quotes says of a provider it has not heard of yet is an empty name; billing keeps what it was told. */
function nameTold({ acceptedAt }: FoundQuote, provider?: FoundAccount, kept?: FoundProjection): string {
  if (provider === undefined) {
    return '';
  }
  const isNew = acceptedAt !== null && acceptedAt.getTime() - provider.createdAt.getTime() < unheardOfMs;
  return isNew && kept?.providerName === '' ? '' : String(textOf(provider, 'businessName'));
}

/** As it was when it was accepted; archiving it later tells billing nothing. */
function acceptedQuote(quote: FoundQuote, providerName: string): FoundProjection {
  const acceptance = quote.history.find(({ notes }) => stepToldBy(notes) === 'accepted');
  const version = quote.sentVersions.find(({ number }) => number === quote.acceptedVersion);
  return {
    id: quote.id,
    sourceVersion: Number.parseInt(acceptance?.id ?? '0', 10),
    quoteId: quote.id,
    eventId: quote.eventId,
    providerId: quote.providerId,
    providerName,
    clientId: quote.clientId,
    clientEmail: quote.clientEmail,
    clientName: quote.clientName,
    eventName: quote.eventName,
    eventDate: quote.eventDate,
    timeZone: quote.timeZone,
    status: 'client_accepted',
    version: version?.number,
    totalCents: version?.finalCents,
    paymentSchedule: version?.paymentSchedule,
    validUntil: version?.validUntil,
    createdAt: quote.createdAt.toISOString(),
    sentToClientAt: quote.lastSentAt?.toISOString() ?? null,
    clientAcceptedAt: quote.acceptedAt?.toISOString() ?? null,
  };
}
