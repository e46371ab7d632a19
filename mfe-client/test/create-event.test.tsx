import { createEvent } from '@marquee/contracts/event-operations';
import { answer, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { anEvent } from './an-event.ts';
import { fillRequest } from './fill-request.ts';
import { renderClient } from './render-client.tsx';

const route = '/create-event';

afterEach(() => {
  localStorage.clear();
});

describe('create event', () => {
  test('when nobody is signed in, then the visitor is sent to the sign-in', async () => {
    const { path } = renderWithApp(<RemoteRoutes />, { route });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });

  test('when nothing is answered, then every question says what it needs', async () => {
    const { user, calls } = renderClient({ route });

    await user.click(await screen.findByRole('button', { name: 'Create Event' }));

    for (const message of requiredMessages) {
      expect(await screen.findByRole('link', { name: message })).toBeVisible();
    }
    expect(calls(createEvent)).toHaveLength(0);
  });

  test.each([
    { label: 'Provider Email', typed: 'bookings@sunsetsound', message: 'Please enter a valid email address' },
    { label: 'Key Contact Phone', typed: '555-0116', message: 'Valid phone number is required' },
    { label: 'Event Date', typed: '2020-01-31', message: 'Event date must be in the future' },
    { label: 'Guest Count', typed: '0', message: 'Guest count is required' },
  ])('when $label is left with $typed, then it says: $message', async ({ label, typed, message }) => {
    renderClient({ route });

    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);

    expect(await screen.findByText(message)).toBeVisible();
  });

  test('when all is answered, then the event is created and the dashboard opens', async () => {
    const { user, calls, path } = renderClient({ route, answers: [answer(createEvent, anEvent())] });

    await fillRequest(user);
    await user.click(screen.getByRole('checkbox', { name: 'DJ' }));
    await user.click(screen.getByRole('button', { name: 'Create Event' }));

    expect(await screen.findByText('Event Created')).toBeVisible();
    expect(path()).toBe('/?tab=events');
    expect(calls(createEvent)[0]?.body).toMatchObject({
      guestCount: 80,
      duration: 4,
      servicesNeeded: ['DJ'],
    });
  });

  test('when type and service are of one’s own, then they take the place of Other and join the list', async () => {
    const { user, calls } = renderClient({ route, answers: [answer(createEvent, anEvent())] });

    await fillRequest(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event Type' }), 'Other');
    await user.type(screen.getByLabelText(/^Custom Event Type/), 'Name day');
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    await user.type(screen.getByLabelText(/^Custom Service/), 'Fire dance');
    await user.click(screen.getByRole('button', { name: 'Create Event' }));

    await screen.findByText('Event Created');
    expect(calls(createEvent)[0]?.body).toMatchObject({
      eventCategory: 'Name day',
      servicesNeeded: ['Other', 'Fire dance'],
    });
  });

  test.each([
    { message: 'Provider not found', title: 'Provider Not Found' },
    { message: 'The date is taken', title: 'Error' },
  ])(
    'when the server says $message, then the toast is titled $title and the answers stay',
    async (refusal) => {
      const { user } = renderClient({
        route,
        answers: [refuse(createEvent, { status: 422, code: 'refused', message: refusal.message })],
      });

      await fillRequest(user);
      await user.click(screen.getByRole('checkbox', { name: 'DJ' }));
      await user.click(screen.getByRole('button', { name: 'Create Event' }));

      expect(await screen.findByText(refusal.title)).toBeVisible();
      expect(screen.getByLabelText('Event Name')).toHaveValue('Leïla’s Henna Night');
    },
  );

  test('when somebody was faster, then its refusal offers a reload', async () => {
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

  test('when the end lies before the start, then it is said to be the next day', async () => {
    const { user } = renderClient({ route });

    await fillRequest(user);

    expect(screen.getByText('The next day, November 10')).toBeVisible();
  });

  test('when there are unsaved answers, then leaving asks first', async () => {
    const { user, path } = renderClient({ route });

    await user.type(await screen.findByLabelText('Event Name'), 'Henna');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await waitFor(() => {
      expect(path()).toBe('/client-admin');
    });
  });

  test('when all that was typed is taken back, then leaving does not ask', async () => {
    const { user, path } = renderClient({ route });

    await user.type(await screen.findByLabelText('Guest Count'), '8');
    await user.clear(screen.getByLabelText('Guest Count'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));

    await waitFor(() => {
      expect(path()).toBe('/client-admin');
    });
  });
});

const requiredMessages = [
  'Event name is required',
  'Provider email is required',
  'Key contact name is required',
  'Valid phone number is required',
  'Venue address is required',
  'Event type is required',
  'Please select at least one service',
  'Event date is required',
  'Start time is required',
  'End time is required',
  'Venue entry time is required',
  'Venue exit time is required',
  'Guest count is required',
  'Duration is required',
];
