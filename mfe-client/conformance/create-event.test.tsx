import { createEvent } from '@marquee/contracts/event-operations';
import { answer, hold } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent } from '../test/an-event.ts';
import { fillIn } from '../test/fill-in.ts';
import { renderClient } from '../test/render-client.tsx';
import { openRequest } from './open-request.ts';
import { expectOnlyInvalid } from './expect-only-invalid.ts';
import { getLabels, getOptions, getTexts } from './get-texts.ts';

const route = '/create-event';

describe('2 Create Event', () => {
  test('when the page opens, then it shows its five sections', async () => {
    renderClient({ route });

    expect(getTexts(await screen.findAllByRole('heading', { level: 2 }))).toEqual([
      'Event Details',
      'Key Contact Information',
      'Venue Details',
      'Services Needed',
      'Additional Information',
    ]);
  });

  test("when the form is being submitted, then the button shows 'Creating Event...'", async () => {
    const late = hold(answer(createEvent, anEvent()));
    const { create } = await openRequest({ reply: late.answer });

    await create();

    expect(await screen.findByRole('button', { name: 'Creating Event...' })).toBeVisible();
    late.release();
    expect(await screen.findByText('Event Created')).toBeVisible();
  });

  test('when the event types are opened, then the list contains the eleven specified types', async () => {
    renderClient({ route });

    expect(getOptions(await screen.findByLabelText('Event Type'))).toEqual([
      'Choose a type',
      '40th Birthday',
      '50th Birthday',
      '60th Birthday',
      'Anniversary Party',
      'Wedding',
      'Reception',
      'Graduation',
      'Sweet16',
      'Milestone Birthday',
      'Henna',
      'Other',
    ]);
  });

  test('when the page opens, then it offers the ten specified services', async () => {
    renderClient({ route });

    expect(getLabels(await screen.findByRole('group', { name: 'Services Needed' }))).toEqual([
      'DJ',
      'Photography',
      'Dance',
      'Qwali',
      'Videography',
      'Lighting',
      'Sound System',
      'Catering',
      'Decoration',
      'Other',
    ]);
  });

  test("when the type is 'Other', then the typed custom type replaces the category", async () => {
    const { calls, create } = await openRequest({ type: 'Other' });
    fillIn({ 'Custom Event Type (optional)': 'Book Launch' });

    await create();

    expect(await screen.findByText('Event Created')).toBeVisible();
    expect(calls(createEvent)[0]?.body).toMatchObject({
      eventCategory: 'Book Launch',
      customEventType: 'Book Launch',
    });
  });

  test.each([
    {
      words: "when 'Other' is ticked, then the typed custom service is appended",
      typed: 'Fireworks',
      sent: ['DJ', 'Other', 'Fireworks'],
    },
    {
      words: 'when the typed custom service is already ticked, then the request contains that service once',
      typed: 'DJ',
      sent: ['DJ', 'Other'],
    },
  ])('$words', async ({ typed, sent }) => {
    const { calls, create } = await openRequest({ services: ['DJ', 'Other'] });
    fillIn({ 'Custom Service (optional)': typed });

    await create();

    expect(await screen.findByText('Event Created')).toBeVisible();
    expect(calls(createEvent)[0]?.body).toMatchObject({ servicesNeeded: sent, customService: typed });
  });
});

describe('3 Event request', () => {
  test('when the form is submitted, then the request contains every field', async () => {
    const { calls, create } = await openRequest({
      texts: { 'Alternate Phone (optional)': '(917) 555-0199', 'Comments (optional)': 'No balloons' },
    });

    await create();

    expect(await screen.findByText('Event Created')).toBeVisible();
    expect(calls(createEvent)[0]?.body).toEqual({
      name: 'Leïla’s Henna Night',
      providerEmail: 'bookings@sunset.example',
      keyContactName: 'Amara Okafor',
      keyContactPhone: '(917) 555-0116',
      alternatePhone: '(917) 555-0199',
      venueAddress: '25-22 Astoria Boulevard',
      eventCategory: 'Henna',
      customEventType: '',
      servicesNeeded: ['DJ'],
      customService: '',
      eventDate: '2099-11-09',
      startTime: '17:30',
      endTime: '21:30',
      venueEntryTime: '15:30',
      venueExitTime: '00:30',
      guestCount: 80,
      duration: 4,
      comments: 'No balloons',
    });
  });
});

describe('9 Limits of a new event', () => {
  test('when phone length, guest count and duration are at their minimum, then the event is created', async () => {
    const { calls, create } = await openRequest({
      texts: { 'Key Contact Phone': '9175550148', 'Guest Count': '1', 'Duration (hours)': '1' },
    });

    await create();

    expect(await screen.findByText('Event Created')).toBeVisible();
    const body = calls(createEvent)[0]?.body;
    expect(body).toMatchObject({ keyContactPhone: '9175550148', guestCount: 1, duration: 1 });
    expect(createEvent.body.safeParse(body).success).toBe(true);
  });

  test('when the phone number has 9 characters, then nothing is sent', async () => {
    const { calls, create } = await openRequest({ texts: { 'Key Contact Phone': '917555014' } });

    await create();

    await expectOnlyInvalid(screen.getByLabelText('Key Contact Phone'), 'Valid phone number is required');
    expect(calls(createEvent)).toHaveLength(0);
  });
});
