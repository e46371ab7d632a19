import { neededServices, offeredCategories } from '@marquee/contracts/event-options';
import { blankEventTexts } from '@marquee/contracts/event-texts';
import { erasedEventName, pseudonymOf } from '@marquee/contracts/pseudonym';
import { isOpen } from './is-open.ts';
import type { Event, EventFact, Side } from './event.ts';

const accountDeleted = 'The account was deleted';

/**
 * Returns the next step after a side's account was deleted; null when no step remains. Cancels open requests. A booked event stays booked,
 * because the other side relies on the booking.
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

/** Keeps date, times, status and amounts; removes every text of the client. Also removes the venue, which may be the client's home. */
export function withoutClient(event: Event): Event {
  return {
    ...withoutOwnReason(event, 'client'),
    ...blankContacts,
    ...withoutTypedValues(event),
    name: erasedEventName,
    clientName: pseudonymOf('client', event.clientId),
    clientEmail: '',
    venueAddress: '',
  };
}

/** Removes categories and services that no form offers. The client has typed these, so they may name a person. */
function withoutTypedValues({ eventCategory, servicesNeeded }: Event): Partial<Event> {
  return {
    customEventType: '',
    customService: '',
    eventCategory: offeredCategories.has(eventCategory) ? eventCategory : 'Other',
    servicesNeeded: servicesNeeded.filter((service) => offeredServices.has(service)),
  };
}

const offeredServices: ReadonlySet<string> = new Set(neededServices);

const blankContacts = {
  keyContactName: '',
  keyContactPhone: '',
  keyContactEmail: '',
  alternateContactName: '',
  alternateContactEmail: '',
  alternatePhone: '',
  homeAddress: '',
  guestOfHonorNames: '',
  ...blankEventTexts,
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
