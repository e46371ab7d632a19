import { editedDetails } from '../src/events/domain/edited-details.ts';
import { detailsOfForm, detailsOfRequest } from '../src/events/domain/event-details.ts';
import { anEvent } from './support/an-event.ts';
import { aClientEventForm, anEventRequest, anEventUpdate } from './support/requests.ts';

describe('details of the create-event page', () => {
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
});

describe('details of the client event form', () => {
  test('when the form names two contacts, then they become the key and the alternate contact', () => {
    const form = aClientEventForm({
      contactName: 'Dana Reyes',
      contactPhone: '212-555-0100',
      contactEmail: 'dana@example.com',
      additionalContactName: 'Lee Park',
      additionalContactPhone: '212-555-0111',
    });

    expect(detailsOfForm(form)).toMatchObject({
      keyContactName: 'Dana Reyes',
      keyContactPhone: '212-555-0100',
      keyContactEmail: 'dana@example.com',
      alternateContactName: 'Lee Park',
      alternatePhone: '212-555-0111',
    });
  });
});

describe('details of the edit-event page', () => {
  test('when the additional contact and the guest of honor are empty, then both are cleared', () => {
    const event = anEvent({
      alternatePhone: '212-555-0111',
      alternateContactName: 'Lee Park',
      guestOfHonorNames: 'Lee',
    });

    const edited = editedDetails(event, anEventUpdate({}));

    expect(edited).toMatchObject({ alternatePhone: '', alternateContactName: '', guestOfHonorNames: '' });
  });

  test('when the contacts are unchanged, then their other fields stay', () => {
    const event = anEvent({
      keyContactEmail: 'dana@example.com',
      alternatePhone: '212-555-0111',
      alternateContactName: 'Lee Park',
    });
    const update = anEventUpdate({
      primaryContactName: event.keyContactName,
      additionalContact: '212-555-0111',
    });

    const edited = { ...event, ...editedDetails(event, update) };

    expect(edited).toMatchObject({ keyContactEmail: 'dana@example.com', alternateContactName: 'Lee Park' });
  });

  test('when another category is chosen, then the custom event type is removed', () => {
    const event = anEvent({ eventCategory: 'Retirement', customEventType: 'Retirement' });

    const kept = editedDetails(event, anEventUpdate({ eventCategory: 'Retirement' }));
    const changed = editedDetails(event, anEventUpdate({ eventCategory: 'Corporate' }));

    expect(kept.customEventType).toBe('Retirement');
    expect(changed).toMatchObject({ eventCategory: 'Corporate', customEventType: '' });
  });
});
