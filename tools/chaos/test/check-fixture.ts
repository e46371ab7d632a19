import type { Found, FoundAccount, FoundEvent, FoundEmail, FoundQuote } from '../src/check/found.ts';
import type { Entry } from '../src/history/entry.ts';
import type { Action } from '../src/load/actions/allowed-refusals.ts';
import { providerProfile, healthyProjections } from './check-fixture-projections.ts';
import { anInvoice } from './check-invoice-fixture.ts';

const at = new Date('2026-03-01T12:00:00.000Z');

/** A complete system in which one client has accepted one quote of one provider, and every promise is kept. */
export function aHealthySystem(): Found {
  return {
    events: [anEvent()],
    quotes: [aQuote()],
    accounts: [aClient(), aProvider()],
    invoices: [anInvoice()],
    subscriptions: ['provider'],
    emails: [
      { id: 'mail-1', to: 'client@x.example', subject: 'Please confirm your email address', text: 'Hello' },
      {
        id: 'mail-2',
        to: 'provider@x.example',
        subject: 'Please confirm your email address',
        text: 'Hello',
      },
      aNotificationEmail('request-received.event'),
      aNotificationEmail('quote-sent.quote.1'),
      aNotificationEmail('quote-accepted.quote'),
      aNotificationEmail('you-are-booked.quote'),
      aNotificationEmail('invoice-sent.invoice'),
      {
        id: 'mail-3',
        to: 'operator@x.example',
        subject: 'A message from the contact form',
        text: 'Robin wrote:\n\nm-contact\n',
      },
    ],
    audit: [
      { id: 'audit-1', act: 'registered', subject: { id: 'client' } },
      { id: 'audit-2', act: 'registered', subject: { id: 'provider' } },
    ],
    traces: [],
    remainders: [],
    deadLetters: [],
    heldEmails: [],
    projections: healthyProjections(),
  };
}

/** A notification email with this Message-ID. */
export function aNotificationEmail(id: string): FoundEmail {
  return { id: `<${id}@marquee.example>`, to: 'somebody@x.example', subject: 'About it', text: 'Hello' };
}

export function anEvent(own: Partial<FoundEvent> = {}): FoundEvent {
  return {
    id: 'event',
    version: 4,
    name: 'Gala m-event',
    comments: '',
    clientId: 'client',
    clientName: 'Robin Vale',
    clientEmail: 'client@x.example',
    providerId: 'provider',
    eventDate: '2026-05-01',
    startTime: '17:00',
    venueAddress: '12 Prospect Park West, Brooklyn',
    timeZone: 'America/New_York',
    status: 'booked',
    sentToProvider: true,
    sentToProviderAt: at,
    quoteIds: ['quote'],
    acceptedQuoteId: 'quote',
    payableCents: 49_900,
    history: [
      { type: 'created', status: 'inquiry' },
      { type: 'sent', status: 'inquiry' },
      { type: 'proposed', status: 'proposal' },
      { type: 'booked', status: 'booked', data: { quoteId: 'quote', payableCents: 49_900 } },
    ],
    ...own,
  };
}

const offer = {
  lineItems: [
    { id: 'line', serviceName: 'Line m-line', unitPriceCents: 24_950, quantity: 2, lineTotalCents: 49_900 },
  ],
  discountCents: 0,
  notes: '',
  validUntil: null,
};

const sent = {
  ...offer,
  validUntil: '2026-03-31',
  paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
  ...{ number: 1, subtotalCents: 49_900, payableCents: 49_900 },
};

export function aQuote(own: Partial<FoundQuote> = {}): FoundQuote {
  return {
    id: 'quote',
    version: 5,
    eventId: 'event',
    requestNumber: 1,
    eventName: 'Gala m-event',
    eventDate: '2026-05-01',
    timeZone: 'America/New_York',
    providerId: 'provider',
    clientId: 'client',
    clientEmail: 'client@x.example',
    clientName: 'Robin Vale',
    status: 'client_accepted',
    offer,
    sentVersions: [sent],
    sentAt: at,
    lastSentAt: at,
    acceptedAt: at,
    acceptedVersion: 1,
    archivedAt: null,
    createdAt: at,
    history: [
      { id: '1-1', status: 'draft', type: 'created', data: {} },
      { id: '2-1', status: 'draft', type: 'line-item-added', data: { serviceName: 'Line m-line' } },
      { id: '3-1', status: 'approved_for_review', type: 'approved-for-review', data: {} },
      { id: '4-1', status: 'sent_to_client', type: 'sent-to-client', data: { version: 1 } },
      { id: '5-1', status: 'client_accepted', type: 'accepted', data: { version: 1 } },
    ],
    ...own,
  };
}

export function aClient(): FoundAccount {
  return {
    id: 'client',
    version: 2,
    role: 'client',
    email: 'client@x.example',
    emailKey: 'client@x.example',
    emailVerified: false,
    profile: { firstName: 'Robin', lastName: 'Vale', phone: 'm-phone' },
    createdAt: at,
    history: [{ type: 'registered' }, { type: 'client-profile-changed' }],
  };
}

export function aProvider(own: Partial<FoundAccount> = {}): FoundAccount {
  return {
    id: 'provider',
    version: 1,
    role: 'provider',
    email: 'provider@x.example',
    emailKey: 'provider@x.example',
    emailVerified: false,
    profile: providerProfile,
    createdAt: at,
    history: [{ type: 'registered' }],
    ...own,
  };
}

/** The requested and acknowledged changes from which this system results. */
export function healthyEntries(): Entry[] {
  const sent = { version: 1, payableCents: 49_900 };
  return [
    anEntry('sign-up', { marker: 'm-client', acknowledgedValues: { subject: 'client' } }),
    anEntry('change-client-profile', { marker: 'm-phone', subject: 'client' }),
    anEntry('create-event', { marker: 'm-event', acknowledgedValues: { subject: 'event' } }),
    anEntry('send-event', { subject: 'event' }),
    anEntry('create-quote', { acknowledgedValues: { subject: 'quote' }, about: 'event' }),
    anEntry('add-line', { marker: 'm-line', subject: 'quote', acknowledgedValues: { lineItemId: 'line' } }),
    anEntry('approve-quote', { subject: 'quote' }),
    anEntry('send-quote', { subject: 'quote', acknowledgedValues: sent }),
    anEntry('accept-quote', { subject: 'quote', acknowledgedValues: sent }),
    anEntry('send-contact-message', { marker: 'm-contact' }),
  ];
}

export function anEntry(action: Action, own: Partial<Entry> = {}): Entry {
  return {
    action,
    marker: `m-${action}`,
    subject: null,
    outcome: 'acknowledged',
    attempts: 1,
    firstFailure: null,
    acknowledgedValues: {},
    code: null,
    openedAt: 0,
    settledAt: 1,
    ...own,
  };
}
