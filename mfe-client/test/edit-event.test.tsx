import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { anEvent, aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

const route = '/edit-event/b6f3c1a0-7d52-4a51-9a43-3c9d3b6f1e10';

describe('edit event', () => {
  test('when nobody is signed in, then the visitor is sent to the sign-in', async () => {
    const { path } = renderWithApp(<RemoteRoutes />, { route });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });

  test('when a provider opens it, then a client login is asked for', async () => {
    renderClient({ route, session: aProviderUser() });

    expect(await screen.findByText('Access denied. Client login required.')).toBeVisible();
  });

  test('when the event is unknown, then it says so and leads back', async () => {
    renderClient({
      route,
      answers: [refuse(getClientEvent, { status: 404, code: 'not_found', message: 'Not found' })],
    });

    expect(await screen.findByText('Event not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/client-admin');
  });

  test('when the event was sent, then there is no form', async () => {
    const event = aSentEvent();
    renderClient({ route, answers: [answer(getClientEvent, event)] });

    expect(await screen.findByText(`${event.name} can no longer be edited.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update Event' })).not.toBeInTheDocument();
  });

  test('when an event is loaded, then the form is filled from it', async () => {
    const event = anEvent({
      alternatePhone: 'Jonah',
      guestOfHonorNames: 'Leïla',
      duration: null,
      guestCount: null,
    });
    renderClient({ route, answers: [answer(getClientEvent, event)] });

    expect(await screen.findByLabelText('Event Name')).toHaveValue(event.name);
    expect(screen.getByLabelText('Primary Contact Name')).toHaveValue(event.keyContactName);
    expect(screen.getByLabelText(/^Additional Contact/)).toHaveValue('Jonah');
    expect(screen.getByLabelText(/^Guest of Honor Name/)).toHaveValue('Leïla');
    expect(screen.getByLabelText('Duration (hours)')).toHaveValue(4);
    expect(screen.getByLabelText('Expected Guest Count')).toHaveValue(50);
  });

  test('when its category is none of the list, then it is kept as a choice', async () => {
    renderClient({ route, answers: [answer(getClientEvent, anEvent({ eventCategory: 'Sweet16' }))] });

    const list = await screen.findByRole('combobox', { name: 'Event Type' });

    expect(list).toHaveValue('Sweet16');
    expect(within(list).getByRole('option', { name: 'Birthday Party' })).toHaveValue('Birthday');
  });

  test('when it is saved, then the type is the category and the dashboard opens', async () => {
    const event = anEvent();
    const { user, calls, path } = renderClient({
      route,
      answers: [answer(getClientEvent, event), answer(updateClientEvent, event)],
    });

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Event Type' }), 'Wedding');
    await user.click(screen.getByRole('button', { name: 'Update Event' }));

    expect(await screen.findByText('Your event has been successfully updated!')).toBeVisible();
    expect(path()).toBe('/client-admin');
    expect(calls(updateClientEvent)[0]?.body).toMatchObject({
      eventCategory: 'Wedding',
      eventType: 'Wedding',
    });
  });

  test('when the event has no provider yet, then one can be named', async () => {
    const event = anEvent({ providerEmail: '' });
    const { user, calls } = renderClient({
      route,
      answers: [answer(getClientEvent, event), answer(updateClientEvent, event)],
    });

    await user.type(await screen.findByLabelText(/^Provider Email/), 'bookings@sunset.example');
    await user.click(screen.getByRole('button', { name: 'Update Event' }));

    await screen.findByText('Event Updated');
    expect(calls(updateClientEvent)[0]?.body).toMatchObject({ providerEmail: 'bookings@sunset.example' });
  });

  test.each([
    { label: 'Event Name', message: 'Event name is required' },
    { label: 'Event Date', message: 'Event date is required' },
    { label: 'Start Time', message: 'Start time is required' },
    { label: 'Venue Address', message: 'Venue address is required' },
    { label: 'Duration (hours)', message: 'Duration must be at least 1 hour' },
    { label: 'Expected Guest Count', message: 'Guest count must be at least 1' },
    { label: 'Primary Contact Name', message: 'Primary contact name is required' },
    { label: 'Primary Contact Phone', message: 'Primary contact phone is required' },
  ])('when $label is emptied, then it says: $message', async ({ label, message }) => {
    renderClient({ route, answers: [answer(getClientEvent, anEvent())] });

    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);

    expect(await screen.findByText(message)).toBeVisible();
  });

  test('when the server refuses without a word, then the fallback is shown', async () => {
    const { user } = renderClient({
      route,
      answers: [
        answer(getClientEvent, anEvent()),
        refuse(updateClientEvent, { status: 500, code: 'internal', message: '' }),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Update Event' }));

    expect(await screen.findByText('Failed to update event')).toBeVisible();
  });
});
