import { updateClientEvent } from '@marquee/contracts/client-event-operations';
import { screen } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { fillIn } from '../test/fill-in.ts';
import { openEdit } from './open-edit.ts';

describe('3 Edit event form', () => {
  test('when an event is loaded, then it fills the form', async () => {
    await openEdit({
      event: anEvent({
        eventCategory: 'Graduation',
        homeAddress: '4 Vale Street',
        alternatePhone: '(917) 555-0199',
        guestOfHonorNames: 'Leïla',
        comments: 'No balloons',
      }),
    });

    for (const [label, value] of [
      ['Event Name', 'Leïla’s Henna Night'],
      ['Event Type', 'Graduation'],
      ['Event Date', '2099-11-09'],
      ['Start Time', '17:30'],
      ['Duration (hours)', '4'],
      ['Expected Guest Count', '80'],
      ['Venue Address', 'Astoria World Manor'],
      ['Home Address (optional)', '4 Vale Street'],
      ['Primary Contact Name', 'Amara Okafor'],
      ['Primary Contact Phone', '(917) 555-0116'],
      ['Additional Contact (optional)', '(917) 555-0199'],
      ['Guest of Honor Name (optional)', 'Leïla'],
      ['Comments and Special Requests (optional)', 'No balloons'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
  });

  test('when the event has no category and its date includes a time, then the form shows the event’s type and only the day', async () => {
    await openEdit({
      event: anEvent({
        eventCategory: '',
        eventType: 'Corporate',
        eventDate: '2099-05-02T00:00:00.000Z',
      }),
    });

    expect(screen.getByLabelText('Event Type')).toHaveValue('Corporate');
    expect(screen.getByLabelText('Event Date')).toHaveValue('2099-05-02');
  });

  test('when duration and guest count are missing, then the form shows 4 and 50', async () => {
    await openEdit({ event: anEvent({ duration: null, guestCount: null }) });

    expect(screen.getByLabelText('Duration (hours)')).toHaveValue('4');
    expect(screen.getByLabelText('Expected Guest Count')).toHaveValue('50');
  });

  test('when the event is saved, then the request contains every field, and eventType equals the category', async () => {
    const { calls, save } = await openEdit();
    fillIn({
      'Event Name': 'Robin’s Wedding',
      'Event Type': 'Wedding',
      'Event Date': '2099-05-02',
      'Start Time': '18:30',
      'Duration (hours)': '6',
      'Expected Guest Count': '120',
      'Venue Address': 'The Foundry',
      'Home Address (optional)': '4 Vale Street',
      'Primary Contact Name': 'Kim Vale',
      'Primary Contact Phone': '5550177',
      'Additional Contact (optional)': 'Lee Vale',
      'Guest of Honor Name (optional)': 'Grandma Vale',
      'Comments and Special Requests (optional)': 'No balloons',
    });

    await save();

    expect(await screen.findByText('Event Updated')).toBeVisible();
    expect(calls(updateClientEvent)[0]?.body).toEqual({
      name: 'Robin’s Wedding',
      eventCategory: 'Wedding',
      eventType: 'Wedding',
      eventDate: '2099-05-02',
      startTime: '18:30',
      duration: 6,
      venueAddress: 'The Foundry',
      homeAddress: '4 Vale Street',
      guestCount: 120,
      primaryContactName: 'Kim Vale',
      primaryContactPhone: '5550177',
      additionalContact: 'Lee Vale',
      guestOfHonorName: 'Grandma Vale',
      comments: 'No balloons',
      // Deliberately added: the specification’s body has no revision.
      revision: 2,
    });
  });
});
