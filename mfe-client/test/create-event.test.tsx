import { createEvent } from '@marquee/contracts/event-operations';
import { answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { anEvent } from './an-event.ts';
import { fillIn } from './fill-in.ts';
import { fillRequest } from './fill-request.ts';
import { renderClient } from './render-client.tsx';

const route = '/create-event';

afterEach(() => {
  localStorage.clear();
});

describe('create event', () => {
  test('when nobody is signed in, then the sign-in page opens', async () => {
    const { path } = renderWithApp(<RemoteRoutes />, { route });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });

  test('when no provider has the email address, then the toast’s title says so and the typed values stay', async () => {
    const { user } = renderClient({
      route,
      answers: [refuse(createEvent, { status: 422, code: 'refused', message: 'Provider not found' })],
    });

    await fillRequest(user);
    await user.click(screen.getByRole('checkbox', { name: 'DJ' }));
    await user.click(screen.getByRole('button', { name: 'Create Event' }));

    expect(await screen.findByText('Provider Not Found')).toBeVisible();
    expect(screen.getByLabelText('Event Name')).toHaveValue('Leïla’s Henna Night');
  });

  test('when start and duration have values and the end is empty, then the hint of the end shows the computed time', async () => {
    const { user } = renderClient({ route });
    await user.type(await screen.findByLabelText('Start Time'), '22:00');

    await user.type(screen.getByLabelText('Duration (hours)'), '4');

    expect(screen.getByLabelText('End Time')).toHaveAccessibleDescription(
      'Start and duration give 02:00 AM. The next day',
    );
  });

  test('when start and duration have values and the venue times are empty, then their hints show the event’s start and end', async () => {
    const { user } = renderClient({ route });
    await user.type(await screen.findByLabelText('Start Time'), '22:00');

    await user.type(screen.getByLabelText('Duration (hours)'), '4');

    expect(screen.getByLabelText('Venue Entry Time')).toHaveAccessibleDescription(
      'The event starts at 10:00 PM',
    );
    expect(screen.getByLabelText('Venue Exit Time')).toHaveAccessibleDescription(
      'The event ends at 02:00 AM. The next day',
    );
  });

  test('when the event lasts 24 hours, then the computed end is on the next day', async () => {
    const { user } = renderClient({ route });
    await fillRequest(user);

    fillIn({ 'Duration (hours)': '24' });

    expect(screen.getByLabelText('End Time')).toHaveAccessibleDescription(
      'Start and duration give 05:30 PM. The next day, Nov 10, 2099',
    );
  });

  test.each([
    ['Duration (hours)', '4,5', 'Enter a number such as 4.5'],
    ['Duration (hours)', '45', 'Duration must be at most 24 hours'],
    ['Duration (hours)', '200', 'Duration must be at most 24 hours'],
    ['Guest Count', '120.5', 'Enter a whole number'],
    ['Guest Count', '1,5', 'Enter a whole number'],
    ['Guest Count', 'about 80', 'Enter a whole number'],
  ])('when %s is %s, then the text stays and the field shows an error: %s', async (label, typed, message) => {
    renderClient({ route });
    const field = await screen.findByLabelText(label);

    fillIn({ [label]: typed });
    fireEvent.blur(field);

    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(message);
    });
    expect(field).toHaveValue(typed);
  });

  test('when a number is unreadable, then nothing is sent', async () => {
    const { user, calls } = renderClient({ route });
    await fillRequest(user);
    fillIn({ 'Duration (hours)': '4,5' });
    await user.click(screen.getByRole('checkbox', { name: 'DJ' }));

    await user.click(screen.getByRole('button', { name: 'Create Event' }));

    expect(await screen.findByRole('link', { name: 'Enter a number such as 4.5' })).toBeVisible();
    expect(calls(createEvent)).toHaveLength(0);
  });

  test('when numbers have a decimal point or a thousands separator, then they are sent as numbers', async () => {
    const { user, calls } = renderClient({ route, answers: [answer(createEvent, anEvent())] });
    await fillRequest(user);
    await user.click(screen.getByRole('checkbox', { name: 'DJ' }));

    fillIn({ 'Duration (hours)': '4.5', 'Guest Count': '1,200' });
    await user.click(screen.getByRole('button', { name: 'Create Event' }));

    expect(await screen.findByText('Event Created')).toBeVisible();
    expect(calls(createEvent)[0]?.body).toMatchObject({ duration: 4.5, guestCount: 1200 });
  });

  test('when the duration changes after an end was typed, then the typed end stays, and its hint shows the computed time', async () => {
    const { user } = renderClient({ route });
    await fillRequest(user);

    await user.clear(screen.getByLabelText('Duration (hours)'));
    await user.type(screen.getByLabelText('Duration (hours)'), '7');

    expect(screen.getByLabelText('End Time')).toHaveValue('21:30');
    expect(screen.getByLabelText('End Time')).toHaveAccessibleDescription(
      'Start and duration give 12:30 AM. The next day, Nov 10, 2099',
    );
  });

  test('when an end was typed and the venue exit is empty, then the hint of the venue exit shows that end', async () => {
    const { user } = renderClient({ route });
    await fillRequest(user);

    await user.clear(screen.getByLabelText('Venue Exit Time'));

    expect(screen.getByLabelText('Venue Exit Time')).toHaveAccessibleDescription(
      'The event ends at 09:30 PM',
    );
  });

  test('when the server reports a conflict, then the error offers a reload', async () => {
    const { user } = renderClient({
      route,
      answers: [
        refuse(createEvent, { status: 409, code: 'conflict', message: 'This has just been changed' }),
      ],
    });

    await fillRequest(user);
    await user.click(screen.getByRole('checkbox', { name: 'DJ' }));
    await user.click(screen.getByRole('button', { name: 'Create Event' }));

    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('when the venue exit is before the venue entry, then a hint names the next day', async () => {
    const { user } = renderClient({ route });

    await fillRequest(user);

    expect(screen.getByText('The next day, Nov 10, 2099')).toBeVisible();
  });

  test('when there are unsaved values, then a dialog asks before leaving', async () => {
    const { user, path } = renderClient({ route });

    await user.type(await screen.findByLabelText('Event Name'), 'Henna');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await waitFor(() => {
      expect(path()).toBe('/client-admin');
    });
  });

  test('when the client reverts every change, then no dialog asks before leaving', async () => {
    const { user, path } = renderClient({ route });

    await user.type(await screen.findByLabelText('Guest Count'), '8');
    await user.clear(screen.getByLabelText('Guest Count'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));

    await waitFor(() => {
      expect(path()).toBe('/client-admin');
    });
  });
});
