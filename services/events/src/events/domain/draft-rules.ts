import { isDeepStrictEqual } from 'node:util';
import { isPastDate } from '@marquee/contracts/dates';
import { toEmailKey } from '@marquee/contracts/text';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Recipient } from '../../projections/provider-repository.ts';
import type { AddressedProvider, Event, EventDetails, EventFact } from './event.ts';
import type { EditedDetails } from './edited-details.ts';
import { requireStatus } from './event-states.ts';

export type Opening = {
  id: string;
  details: EventDetails;
  client: { clientId: string; clientName: string; clientEmail: string };
  provider: AddressedProvider | null;
  timeZone: string;
};

/** Returns a new draft. Rejects an event date in the past. */
export function openEvent({ id, details, client, provider, timeZone }: Opening, now: Date): Event {
  requireDateToCome(details.eventDate, timeZone, now);
  return {
    id,
    version: 1,
    ...details,
    ...client,
    ...(provider ?? { providerId: null, providerEmail: '', providerName: '' }),
    timeZone,
    status: 'inquiry',
    createdAt: now,
    sentToProvider: false,
    sentToProviderAt: null,
    quoteIds: [],
    acceptedQuoteId: null,
    payableCents: null,
    bookedAt: null,
    completedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: '',
  };
}

export type Edit = { details: EditedDetails; provider: AddressedProvider | null };

/** Assigns the provider only if the draft has none. Returns null if nothing changes. */
export function edit(event: Event, { details, provider }: Edit, now: Date): EventFact | null {
  requireDraft(event);
  requireDateToCome(details.eventDate, event.timeZone, now);
  const addressed = event.providerId === null ? provider : null;
  return isDeepStrictEqual({ ...event, ...details, ...addressed }, event)
    ? null
    : { type: 'edited', details, provider: addressed };
}

function requireDraft(event: Event): void {
  if (event.sentToProvider) {
    throw new DomainError(
      'conflict',
      'event_already_sent',
      'This event was sent to its provider and cannot be changed any more',
    );
  }
  requireStatus(event, 'edit');
}

/** Whether an edit's `email` needs a lookup of the provider. Rejects the address of another provider than the draft's. */
export function needsProvider(event: Event, email: string): boolean {
  requireDraft(event);
  if (email === '') {
    return false;
  }
  if (event.providerId === null) {
    return true;
  }
  if (toEmailKey(email) !== toEmailKey(event.providerEmail)) {
    throw new DomainError('conflict', 'event_has_provider', 'This event is already addressed to a provider');
  }
  return false;
}

/** Returns null if the event was already sent. `recipient` is the provider as identity last published them; null if unknown. */
export function send(event: Event, recipient: Recipient | null, now: Date): EventFact | null {
  if (event.sentToProvider) {
    return null;
  }
  requireStatus(event, 'send');
  if (event.providerId === null) {
    throw new DomainError(
      'conflict',
      'event_has_no_provider',
      'This event has no provider to be sent to yet',
    );
  }
  if (recipient?.isErased === true) {
    throw new DomainError('conflict', 'provider_is_gone', 'This provider has deleted their account');
  }
  if (recipient?.isSuspended === true) {
    throw new DomainError('conflict', 'provider_suspended', 'This provider takes no requests at the moment');
  }
  requireDateToCome(event.eventDate, event.timeZone, now);
  return { type: 'sent', providerName: recipient?.name ?? event.providerName };
}

function requireDateToCome(eventDate: string, timeZone: string, now: Date): void {
  if (isPastDate(eventDate, timeZone, now)) {
    const message = 'Event date must be in the future';
    throw new DomainError('rule-broken', 'event_date_past', message, {
      errors: [{ path: 'eventDate', message }],
    });
  }
}
