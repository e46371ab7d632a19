import type { ClientEventForm, EventRequest } from '@marquee/contracts/event-requests';

export const place = {
  startTime: '17:00',
  venueAddress: '1 Water Street, Brooklyn',
  eventCategory: 'Wedding',
};

/** The fields of a request that no action varies. */
export const requestDetails: Omit<EventRequest, 'name' | 'eventDate' | 'providerEmail'> = {
  ...place,
  keyContactName: 'Dana Reyes',
  keyContactPhone: '212-555-0100',
  servicesNeeded: ['DJ'],
  endTime: '23:00',
  venueEntryTime: '15:00',
  venueExitTime: '23:30',
  guestCount: 120,
  duration: 6,
};

/** The fields of the client event form that no action varies. */
export const formDetails: Omit<ClientEventForm, 'eventName' | 'eventDate' | 'contactEmail'> = {
  ...place,
  homeAddress: '4 Elm Street, Yonkers',
  contactName: 'Dana Reyes',
  contactPhone: '212-555-0100',
};
