import { editedDetails } from '../../src/events/domain/edited-details.ts';
import { anEvent } from '../support/an-event.ts';
import { anEventUpdate } from '../support/requests.ts';

describe('details of the edit-event page', () => {
  test('when every field is given, then the event has them, and its times follow start and duration', () => {
    const update = anEventUpdate({
      ...{ homeAddress: '4 Elm Street', guestOfHonorName: 'Lee', comments: 'Two rooms' },
      additionalContact: '212-555-0111',
    });

    expect(editedDetails(anEvent(), update)).toEqual({
      ...{ name: 'Wedding of Dana and Lee, garden', eventCategory: 'Wedding', customEventType: '' },
      ...{ eventDate: '2026-06-21', startTime: '16:30', duration: 5, guestCount: 80 },
      ...{ venueAddress: '2 Water Street, Brooklyn', homeAddress: '4 Elm Street' },
      ...{ guestOfHonorNames: 'Lee', comments: 'Two rooms' },
      ...{ endTime: '21:30', venueEntryTime: '14:30', venueExitTime: '22:00' },
      ...{ keyContactName: 'Dana Reyes', keyContactPhone: '212-555-0199', keyContactEmail: '' },
      ...{ alternatePhone: '212-555-0111', alternateContactName: '', alternateContactEmail: '' },
    });
  });

  test('when another person becomes the primary contact, then the email of the previous one is removed', () => {
    const event = anEvent({ keyContactEmail: 'dana@example.com' });

    expect(editedDetails(event, anEventUpdate({ primaryContactName: 'Lee Park' }))).toMatchObject({
      ...{ keyContactName: 'Lee Park', keyContactEmail: '' },
    });
  });

  test('when optional fields are left empty, then the event has none of them', () => {
    const event = anEvent({ homeAddress: '4 Elm Street', comments: 'Ring twice' });

    expect(editedDetails(event, anEventUpdate())).toMatchObject({ homeAddress: '', comments: '' });
  });

  test('when the additional contact and the guest of honor are empty, then both are cleared', () => {
    const event = anEvent({
      alternatePhone: '212-555-0111',
      alternateContactName: 'Lee Park',
      alternateContactEmail: 'lee@example.com',
      guestOfHonorNames: 'Lee',
    });

    const edited = editedDetails(event, anEventUpdate({}));

    expect(edited).toMatchObject({ alternatePhone: '', alternateContactName: '', guestOfHonorNames: '' });
    expect(edited.alternateContactEmail).toBe('');
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
