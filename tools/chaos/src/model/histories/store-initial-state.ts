import { blankEventTexts } from '@marquee/contracts/event-texts';
import type { Event } from '@marquee/events/events/domain/event';
import { newClient, newProvider } from '@marquee/identity/accounts/domain/new-account';
import { eventShapes } from '@marquee/events/events/stored-shapes';
import { startQuote } from '@marquee/quotes/quotes/domain/start-quote';
import type { QuoteStart } from '@marquee/quotes/quotes/domain/start-quote';
import { quoteShapes } from '@marquee/quotes/quotes/stored-shapes';
import { createShapes } from '@marquee/service-kit/store/shapes';

import type { InProcessServices } from '../in-process-services.ts';
import { eventDate, eventSnapshot } from './snapshots.ts';
import type { Story } from './story.ts';

type Stored = { _id: string; shape?: number | undefined };

/**
 * Stores the state before the first message: both sides have accounts, the event was sent, its last quote is open, and a quote created by
 * hand waits for the client.
 */
export async function storeInitialState(services: InProcessServices, story: Story): Promise<void> {
  const at = services.clock.now();
  const [eventShape, quoteShape] = [eventShapes, quoteShapes].map((changes) => createShapes(changes).current);
  const kept = { version: 1, history: [], outbox: [], outboxLeases: 0 };
  await services.identity.connection
    .collection<Stored>('accounts')
    .insertMany(accountsOf(story, at).map(({ id, ...account }) => ({ ...account, ...kept, _id: id })));
  const { id: eventId, ...event } = sentEvent(story, at);
  await services.events.connection
    .collection<Stored>('events')
    .insertOne({ ...event, ...kept, shape: eventShape, _id: eventId });
  const started = [fromRequest(story), byHand(story)].map((start) => startQuote(start, at));
  await services.quotes.connection
    .collection<Stored>('quotes')
    .insertMany(started.map(({ id, ...quote }) => ({ ...quote, ...kept, shape: quoteShape, _id: id })));
}

function accountsOf({ clientId, providerId }: Story, at: Date) {
  const registration = { passwordHash: '', links: [], at };
  const signUp = { password: '', phone: '212-555-0100' };
  const dana = { ...signUp, confirmPassword: '', firstName: 'Dana', lastName: 'Reyes' };
  const nova = { ...signUp, businessName: 'Nova Sound' };
  return [
    newClient({ ...dana, email: `${clientId}@example.com` }, { ...registration, id: clientId }),
    newProvider({ ...nova, email: `${providerId}@nova.example` }, { ...registration, id: providerId }),
  ];
}

function sentEvent(story: Story, at: Date): Event {
  const { payableCents, sentToProviderAt, cancelReason, eventId, ...snapshot } = eventSnapshot(
    story,
    'inquiry',
  );
  return {
    ...snapshot,
    id: eventId,
    version: 1,
    payableCents,
    cancelReason,
    sentToProviderAt: new Date(sentToProviderAt),
    sentToProvider: true,
    providerEmail: 'nova@example.com',
    providerName: 'Nova Sound',
    createdAt: at,
    quoteIds: [],
    acceptedQuoteId: null,
    bookedAt: null,
    completedAt: null,
    cancelledAt: null,
    customEventType: '',
    endTime: '23:00',
    duration: 6,
    guestCount: 120,
    keyContactName: 'Dana Reyes',
    keyContactPhone: '212-555-0100',
    keyContactEmail: '',
    alternateContactName: '',
    alternateContactEmail: '',
    alternatePhone: '',
    homeAddress: '',
    venueEntryTime: '15:00',
    venueExitTime: '23:30',
    customService: '',
    guestOfHonorNames: '',
    ...blankEventTexts,
  };
}

function fromRequest({ eventId, clientId, providerId, quoteIds }: Story): QuoteStart {
  return { ...common(providerId, clientId), id: quoteIds.at(-1) ?? '', clientId, eventId, requestNumber: 1 };
}

function byHand({ clientId, providerId, handMadeId }: Story): QuoteStart {
  return { ...common(providerId, clientId), id: handMadeId, clientId: null, eventId: null, requestNumber: 0 };
}

function common(providerId: string, clientId: string) {
  return {
    providerId,
    clientEmail: `${clientId}@example.com`,
    clientName: 'Dana Reyes',
    eventName: 'Wedding of Dana and Lee',
    eventDate,
    eventLocation: '1 Water Street, Brooklyn',
    timeZone: 'America/New_York',
  };
}
