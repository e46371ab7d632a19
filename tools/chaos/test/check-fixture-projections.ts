import type { Found } from '../src/check/found.ts';

const at = new Date('2026-03-01T12:00:00.000Z');
const iso = at.toISOString();

export const providerProfile = {
  businessName: 'Northern Lights',
  fullName: '',
  businessDescription: '',
  serviceTypes: [],
  phone: '',
  address: '',
};

/** The projections that follow from the fixture's client, provider, event and quote. */
export function healthyProjections(): Found['projections'] {
  const client = { email: 'client@x.example', emailVerified: false, name: 'Robin Vale' };
  const provider = {
    email: 'provider@x.example',
    emailVerified: false,
    suspended: false,
    registeredAt: '2026-03-01T12:00:00.000Z',
    ...providerProfile,
  };
  const emailKey = 'provider@x.example';
  return {
    'events.client': [{ id: 'client', sourceVersion: 2, clientId: 'client', phone: 'm-phone', ...client }],
    'events.provider': [{ id: 'provider', sourceVersion: 1, providerId: 'provider', emailKey, ...provider }],
    'events.quoteStanding': [
      {
        id: 'quote',
        sourceVersion: 5,
        eventId: 'event',
        status: 'client_accepted',
        quotedCents: 49_900,
        createdAt: iso,
        lastSentAt: iso,
        isWithdrawn: false,
        acceptedAt: iso,
      },
    ],
    'quotes.client': [{ id: 'client', sourceVersion: 2, emailKey: 'client@x.example', ...client }],
    'quotes.provider': [{ id: 'provider', sourceVersion: 1, ...provider }],
    'quotes.eventRequest': [
      {
        id: 'event',
        sourceVersion: 4,
        clientId: 'client',
        clientName: 'Robin Vale',
        clientEmail: 'client@x.example',
        providerId: 'provider',
        name: 'Gala m-event',
        eventDate: '2026-05-01',
        venueAddress: '12 Prospect Park West, Brooklyn',
        timeZone: 'America/New_York',
        status: 'booked',
        cancelledBy: null,
        sentToProviderAt: at,
      },
    ],
    'billing.cancelledEvent': [],
    'identity.booking': [
      {
        id: 'event',
        sourceVersion: 4,
        clientId: 'client',
        providerId: 'provider',
        name: 'Gala m-event',
        eventDate: '2026-05-01',
        startTime: '17:00',
        timeZone: 'America/New_York',
        status: 'booked',
        completedAt: null,
        cancelledAt: null,
      },
    ],
    'identity.openQuote': [],
    'identity.invoice': [
      {
        id: 'invoice',
        sourceVersion: 2,
        clientId: 'client',
        providerId: 'provider',
        number: 1,
        status: 'sent',
        amountCents: 49_900,
        dueOn: '2026-05-01',
        isRefundUnderWay: false,
        refundRequestedAt: null,
        sendsAt: null,
      },
    ],
    'quotes.invoice': [
      {
        id: 'invoice',
        sourceVersion: 2,
        quoteId: 'quote',
        status: 'sent',
        amountCents: 49_900,
        quoteTotalCents: 49_900,
        sentAt: at,
        paidAt: null,
      },
    ],
    'billing.acceptedQuote': [
      {
        id: 'quote',
        sourceVersion: 5,
        quoteId: 'quote',
        isOfferWithdrawn: false,
        eventId: 'event',
        providerId: 'provider',
        providerName: 'Northern Lights',
        clientId: 'client',
        clientEmail: 'client@x.example',
        clientName: 'Robin Vale',
        eventName: 'Gala m-event',
        eventDate: '2026-05-01',
        timeZone: 'America/New_York',
        status: 'client_accepted',
        version: 1,
        payableCents: 49_900,
        totalCents: 49_900,
        paymentSchedule: { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 },
        validUntil: '2026-03-31',
        createdAt: iso,
        sentToClientAt: iso,
        clientAcceptedAt: iso,
        agreement: {
          lines: [
            {
              serviceName: 'Line m-line',
              unitPriceCents: 24_950,
              quantity: 2,
              lineTotalCents: 49_900,
              totalCents: 49_900,
            },
          ],
          ...{ discountCents: 0, providerEmail: 'provider@x.example', providerAddress: '' },
        },
      },
    ],
  };
}
