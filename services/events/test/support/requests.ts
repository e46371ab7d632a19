import type { ClientEventForm, EventRequest, EventUpdate } from '@marquee/contracts/event-requests';

/** The request body of the create-event page, for an event in June 2026. */
export function anEventRequest(differing: Partial<EventRequest> = {}): EventRequest {
  return {
    name: 'Wedding of Dana and Lee',
    providerEmail: 'nova@example.com',
    keyContactName: 'Dana Reyes',
    keyContactPhone: '212-555-0100',
    venueAddress: '1 Water Street, Brooklyn',
    eventCategory: 'Wedding',
    servicesNeeded: ['DJ', 'Lighting'],
    eventDate: '2026-06-20',
    startTime: '17:00',
    endTime: '23:00',
    venueEntryTime: '15:00',
    venueExitTime: '23:30',
    guestCount: 120,
    duration: 6,
    ...differing,
  };
}

/** The request body of the client event form. */
export function aClientEventForm(differing: Partial<ClientEventForm> = {}): ClientEventForm {
  return {
    eventName: 'Graduation of Sam',
    eventDate: '2026-06-27',
    startTime: '14:00',
    venueAddress: '9 Hill Road, Yonkers',
    homeAddress: '4 Elm Street, Yonkers',
    contactName: 'Dana Reyes',
    contactEmail: 'dana@example.com',
    contactPhone: '212-555-0100',
    eventCategory: 'Graduation',
    ...differing,
  };
}

/** The request body of the edit-event page. */
export function anEventUpdate(differing: Partial<EventUpdate> = {}): EventUpdate {
  return {
    name: 'Wedding of Dana and Lee, garden',
    eventCategory: 'Wedding',
    eventType: 'Wedding',
    eventDate: '2026-06-21',
    startTime: '16:30',
    duration: 5,
    venueAddress: '2 Water Street, Brooklyn',
    guestCount: 80,
    primaryContactName: 'Dana Reyes',
    primaryContactPhone: '212-555-0199',
    ...differing,
  };
}
