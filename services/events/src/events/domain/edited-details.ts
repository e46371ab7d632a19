import { isSameText } from '@marquee/contracts/clean-text';
import type { EventUpdate } from '@marquee/contracts/event-requests';
import { eventTextsOf } from '@marquee/contracts/event-texts';
import { followingTimes } from '@marquee/contracts/event-times';
import type { Event, EventDetails } from './event.ts';

export type EditedDetails = Partial<EventDetails> & { eventDate: string };

/**
 * Replaces the fields of the edit-event page. Keeps the other fields, but empties a field that belongs to a replaced value, such as the
 * email of a replaced contact.
 */
export function editedDetails(event: Event, update: EventUpdate): EditedDetails {
  return {
    name: update.name,
    eventCategory: update.eventCategory,
    customEventType: isSameText(update.eventCategory, event.customEventType) ? event.customEventType : '',
    eventDate: update.eventDate,
    startTime: update.startTime,
    duration: update.duration,
    guestCount: update.guestCount,
    venueAddress: update.venueAddress,
    homeAddress: update.homeAddress ?? '',
    guestOfHonorNames: update.guestOfHonorName ?? '',
    ...eventTextsOf(update),
    ...followingTimes(event, update),
    ...keyContact(event, update),
    ...alternateContact(event, update),
  };
}

function keyContact(event: Event, update: EventUpdate): Partial<EventDetails> {
  const isSamePerson = isSameText(update.primaryContactName, event.keyContactName);
  return {
    keyContactName: update.primaryContactName,
    keyContactPhone: update.primaryContactPhone,
    keyContactEmail: isSamePerson ? event.keyContactEmail : '',
  };
}

function alternateContact(event: Event, { additionalContact = '' }: EventUpdate): Partial<EventDetails> {
  return isSameText(additionalContact, event.alternatePhone)
    ? {}
    : { alternatePhone: additionalContact, alternateContactName: '', alternateContactEmail: '' };
}
