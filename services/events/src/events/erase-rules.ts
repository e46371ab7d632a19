import { erasedEventName, pseudonymOf } from '@marquee/contracts/pseudonym';
import { isOpen } from './is-open.ts';
import type { Event, EventFact, Side } from './event.ts';

const accountDeleted = 'The account was deleted';

/**
 * What becomes of an event when the account of one side is deleted, step by step; null when nothing is left to do.
 * Open requests are cancelled. A booking that came in between stays booked: the other side counts on it.
 */
export function eraseSide(event: Event, side: Side): EventFact | null {
  if (!event.sentToProvider) {
    return side === 'provider' && event.providerId !== null ? { type: 'freed' } : null;
  }
  if (isOpen(event)) {
    return { type: 'cancelled', by: side, reason: accountDeleted };
  }
  return isErased(event, side) ? null : { type: 'erased', side };
}

function isErased(event: Event, side: Side): boolean {
  return side === 'client'
    ? event.clientName === pseudonymOf('client', event.clientId)
    : event.providerName === providerPseudonym(event);
}

/** Date, status and amounts stay; the place only where the service was or will be given. */
export function withoutClient(event: Event): Event {
  return {
    ...withoutOwnReason(event, 'client'),
    ...blankContacts,
    ...withoutOwnWords(event),
    name: erasedEventName,
    clientName: pseudonymOf('client', event.clientId),
    clientEmail: '',
    venueAddress: event.acceptedQuoteId === null ? '' : event.venueAddress,
  };
}

/** What they called it themselves stands a second time among the categories and the services. */
function withoutOwnWords(event: Event): Partial<Event> {
  const { eventCategory, customEventType, customService, servicesNeeded } = event;
  return {
    customEventType: '',
    customService: '',
    eventCategory: customEventType !== '' && eventCategory === customEventType ? 'Other' : eventCategory,
    servicesNeeded: servicesNeeded.filter((service) => customService === '' || service !== customService),
  };
}

const blankContacts = {
  keyContactName: '',
  keyContactPhone: '',
  keyContactEmail: '',
  alternateContactName: '',
  alternateContactEmail: '',
  alternatePhone: '',
  homeAddress: '',
  guestOfHonorNames: '',
  comments: '',
};

export function withoutProvider(event: Event): Event {
  return {
    ...withoutOwnReason(event, 'provider'),
    providerEmail: '',
    providerName: providerPseudonym(event),
  };
}

function withoutOwnReason(event: Event, side: Side): Event {
  const isOwn = event.cancelledBy === side && event.cancelReason !== accountDeleted;
  return isOwn ? { ...event, cancelReason: '' } : event;
}

function providerPseudonym({ providerId }: Event): string {
  return providerId === null ? '' : pseudonymOf('provider', providerId);
}
