import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import { createEvent } from '@marquee/contracts/event-operations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillIn } from '../test/fill-in.ts';
import { renderClient } from '../test/render-client.tsx';
import { openRequest } from './open-request.ts';
import { expectOnlyInvalid } from './expect-only-invalid.ts';

describe('5 Create event', () => {
  test.each([
    ['Event Name', 'Event name is required'],
    ['Provider Email', 'Provider email is required'],
    ['Key Contact Name', 'Key contact name is required'],
    ['Key Contact Phone', 'Valid phone number is required'],
    ['Venue Address', 'Venue address is required'],
    ['Event Type', 'Event type is required'],
    ['Event Date', 'Event date is required'],
    ['Start Time', 'Start time is required'],
    ['End Time', 'End time is required'],
    ['Venue Entry Time', 'Venue entry time is required'],
    ['Venue Exit Time', 'Venue exit time is required'],
    ['Guest Count', 'Guest count is required'],
    ['Duration (hours)', 'Duration is required'],
  ])("when %s is empty, then the form shows '%s'", async (label, message) => {
    const { calls, create } = await openRequest({ texts: { [label]: '' } });

    await create();

    await expectOnlyInvalid(screen.getByLabelText(label), message);
    expect(calls(createEvent)).toHaveLength(0);
  });

  test("when no service is selected, then the form shows 'Please select at least one service'", async () => {
    const { calls, create } = await openRequest({ services: [] });

    await create();

    const services = screen.getByRole('group', { name: 'Services Needed' });
    await expectOnlyInvalid(services, 'Please select at least one service');
    expect(calls(createEvent)).toHaveLength(0);
  });

  test.each([
    ['Provider Email', 'bookings@', 'Please enter a valid email address'],
    ['Key Contact Phone', '123456789', 'Valid phone number is required'],
    ['Guest Count', '0', 'Guest count is required'],
    ['Duration (hours)', '0.5', 'Duration is required'],
  ])("when %s is %s, then the field shows '%s'", async (label, typed, message) => {
    await typeAndBlur(label, typed);

    await waitFor(() => {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    });
  });

  test("when the date is past, then the field shows 'Event date must be in the future'", async () => {
    await typeAndBlur('Event Date', dateAfter(-2, defaultTimeZone, new Date()));

    await waitFor(() => {
      expect(screen.getByLabelText('Event Date')).toHaveAccessibleDescription(
        'Event date must be in the future',
      );
    });
  });

  test('when alternate phone, comments and custom fields are empty, then the event is created', async () => {
    const { calls, create } = await openRequest({ type: 'Other', services: ['Other'] });

    await create();

    expect(await screen.findByText('Event Created')).toBeVisible();
    const body = calls(createEvent)[0]?.body;
    expect(body).toMatchObject({ alternatePhone: '', comments: '', customEventType: '', customService: '' });
    expect(createEvent.body.safeParse(body).success).toBe(true);
  });
});

/** Types into one field of the empty form and moves the focus out of it. */
async function typeAndBlur(label: string, typed: string): Promise<void> {
  renderClient({ route: '/create-event' });
  const field = await screen.findByLabelText(label);
  fillIn({ [label]: typed });
  fireEvent.blur(field);
}
