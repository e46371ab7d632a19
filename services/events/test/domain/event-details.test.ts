import { detailsOfForm, detailsOfRequest } from '../../src/events/domain/event-details.ts';
import { aClientEventForm, anEventRequest } from '../support/requests.ts';

const asTyped = {
  ...{ name: 'Wedding of Dana and Lee', eventCategory: 'Wedding', eventDate: '2026-06-20' },
  ...{ startTime: '17:00', endTime: '23:00', duration: 6, guestCount: 120 },
  ...{ keyContactName: 'Dana Reyes', keyContactPhone: '212-555-0100' },
  ...{ venueAddress: '1 Water Street, Brooklyn', venueEntryTime: '15:00', venueExitTime: '23:30' },
};
const notAskedFor = {
  ...{ homeAddress: '', keyContactEmail: '', guestOfHonorNames: '' },
  ...{ alternateContactName: '', alternateContactEmail: '' },
};

describe('details of the create-event page', () => {
  test('when only the required fields are given, then the other fields are empty', () => {
    expect(detailsOfRequest(anEventRequest())).toEqual({
      ...{ ...asTyped, ...notAskedFor, servicesNeeded: ['DJ', 'Lighting'] },
      ...{ customEventType: '', alternatePhone: '', customService: '', comments: '' },
    });
  });

  test('when every field is given, then the event has them', () => {
    const optional = { alternatePhone: '212-555-0111', customEventType: 'Gala', comments: 'Two rooms' };

    expect(detailsOfRequest(anEventRequest({ ...optional, customService: 'Fireworks' }))).toEqual({
      ...{ ...asTyped, ...notAskedFor, ...optional },
      ...{ customService: 'Fireworks', servicesNeeded: ['DJ', 'Lighting'] },
    });
  });

  test('when the type is Other, then the custom type replaces the category', () => {
    const request = anEventRequest({ eventCategory: 'Other', customEventType: 'Retirement' });

    expect(detailsOfRequest(request)).toMatchObject({
      eventCategory: 'Retirement',
      customEventType: 'Retirement',
    });
  });

  test('when the type is Other without a custom type, then the category stays Other', () => {
    const request = anEventRequest({ eventCategory: 'Other', customEventType: '' });

    expect(detailsOfRequest(request).eventCategory).toBe('Other');
  });

  test('when the browser has already replaced the category, then the category stays', () => {
    const request = anEventRequest({ eventCategory: 'Retirement', customEventType: 'Retirement' });

    expect(detailsOfRequest(request).eventCategory).toBe('Retirement');
  });

  test('when Other is among the services, then the custom service is appended once', () => {
    const typed = anEventRequest({ servicesNeeded: ['DJ', 'Other'], customService: 'Fireworks' });
    const appended = anEventRequest({
      servicesNeeded: ['DJ', 'Other', 'Fireworks'],
      customService: 'Fireworks',
    });

    expect(detailsOfRequest(typed).servicesNeeded).toEqual(['DJ', 'Other', 'Fireworks']);
    expect(detailsOfRequest(appended).servicesNeeded).toEqual(['DJ', 'Other', 'Fireworks']);
  });

  test('when the custom service is Qawwali and Qwali is chosen, then both count as the same service', () => {
    const request = anEventRequest({ servicesNeeded: ['Qwali', 'Other'], customService: 'Qawwali' });

    expect(detailsOfRequest(request).servicesNeeded).toEqual(['Qwali', 'Other']);
  });

  test('when Other is among the services and no service was typed, then nothing is appended', () => {
    const request = anEventRequest({ servicesNeeded: ['DJ', 'Other'], customService: '' });

    expect(detailsOfRequest(request).servicesNeeded).toEqual(['DJ', 'Other']);
  });
});

describe('details of the client event form', () => {
  const typed = {
    ...{ name: 'Graduation of Sam', eventCategory: 'Graduation', eventDate: '2026-06-27' },
    ...{ startTime: '14:00', venueAddress: '9 Hill Road, Yonkers', homeAddress: '4 Elm Street, Yonkers' },
    ...{ keyContactName: 'Dana Reyes', keyContactPhone: '212-555-0100' },
    keyContactEmail: 'dana@example.com',
  };
  const unknown = {
    ...{ customEventType: '', endTime: '', duration: null, guestCount: null },
    ...{ venueEntryTime: '', venueExitTime: '', servicesNeeded: [], customService: '' },
  };

  test('when only the required fields are given, then the other fields are empty or unknown', () => {
    expect(detailsOfForm(aClientEventForm())).toEqual({
      ...{ ...typed, ...unknown, guestOfHonorNames: '', comments: '' },
      ...{ alternateContactName: '', alternateContactEmail: '', alternatePhone: '' },
    });
  });

  test('when the form names two contacts, then they become the key and the alternate contact', () => {
    const form = aClientEventForm({
      additionalContactName: 'Lee Park',
      additionalContactEmail: 'lee@example.com',
      additionalContactPhone: '212-555-0111',
      guestOfHonorNames: 'Sam',
      comments: 'Outside',
    });

    expect(detailsOfForm(form)).toEqual({
      ...{ ...typed, ...unknown, guestOfHonorNames: 'Sam', comments: 'Outside' },
      ...{ alternateContactName: 'Lee Park', alternateContactEmail: 'lee@example.com' },
      alternatePhone: '212-555-0111',
    });
  });
});
