import { getClientEvent, updateClientEvent } from '@marquee/contracts/client-event-operations';
import { answer, aProviderUser, refuse, renderWithApp } from '@marquee/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
import { anEvent, aSentEvent } from './an-event.ts';
import { fillIn } from './fill-in.ts';
import { renderClient } from './render-client.tsx';

const route = '/edit-event/b6f3c1a0-7d52-4a51-9a43-3c9d3b6f1e10';

describe('edit event', () => {
  test('when nobody is signed in, then the sign-in page opens', async () => {
    const { path } = renderWithApp(<RemoteRoutes />, { route });

    await waitFor(() => {
      expect(path()).toBe('/auth');
    });
  });

  test('when a provider opens the page, then the page requires a client sign-in', async () => {
    renderClient({ route, session: aProviderUser() });

    expect(await screen.findByText('Access denied. Client login required.')).toBeVisible();
  });

  test('when the event does not exist, then the page says so with a link back', async () => {
    renderClient({
      route,
      answers: [refuse(getClientEvent, { status: 404, code: 'not_found', message: 'Not found' })],
    });

    expect(await screen.findByText('Event not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/client-admin');
  });

  test('when the event was sent, then the page has no form', async () => {
    const event = aSentEvent();
    renderClient({ route, answers: [answer(getClientEvent, event)] });

    expect(await screen.findByText(`${event.name} can no longer be edited.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update Event' })).not.toBeInTheDocument();
  });

  test('when start and duration change, then the form shows the new end, entry and exit before saving', async () => {
    const event = anEvent();
    const { user } = renderClient({ route, answers: [answer(getClientEvent, event)] });
    expect(
      await screen.findByText('Ends at 09:30 PM, venue entry 03:30 PM, venue exit 12:30 AM (the next day)'),
    ).toBeVisible();

    await user.clear(screen.getByLabelText('Start Time'));
    await user.type(screen.getByLabelText('Start Time'), '18:00');
    await user.clear(screen.getByLabelText('Duration (hours)'));
    await user.type(screen.getByLabelText('Duration (hours)'), '5');

    const [shown] = await screen.findAllByText(
      'Ends at 11:00 PM, venue entry 04:00 PM, venue exit 02:00 AM (the next day)',
    );
    expect(shown).toBeVisible();
  });

  test('when the event has no end, then the form shows the end computed from start and duration', async () => {
    const event = anEvent({
      endTime: '',
      venueEntryTime: '',
      venueExitTime: '',
      startTime: '22:00',
      duration: 4,
    });
    renderClient({ route, answers: [answer(getClientEvent, event)] });

    expect(await screen.findByText('Ends at 02:00 AM (the next day)')).toBeVisible();
  });

  test.each([
    ['is emptied', ''],
    ['is above 24 hours', '30'],
    ['has a comma for decimals', '4,5'],
  ])('when the duration %s, then the form shows no times', async (_how, hours) => {
    const { user } = renderClient({ route, answers: [answer(getClientEvent, anEvent())] });
    const duration = await screen.findByLabelText('Duration (hours)');

    await user.clear(duration);
    await user.type(duration, `${hours}{Tab}`);

    expect(screen.queryByText(/Ends at/)).toBeNull();
    expect(duration).toBeInvalid();
  });

  test.each([
    ['Duration (hours)', '4,5', 'Enter a number such as 4.5'],
    ['Duration (hours)', '200', 'Duration must be at most 24 hours'],
    ['Expected Guest Count', '1,5', 'Enter a whole number'],
    ['Expected Guest Count', '80.5', 'Enter a whole number'],
  ])('when %s is %s, then the text stays and the field shows an error: %s', async (label, typed, message) => {
    renderClient({ route, answers: [answer(getClientEvent, anEvent())] });
    const field = await screen.findByLabelText(label);

    fillIn({ [label]: typed });
    fireEvent.blur(field);

    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(message);
    });
    expect(field).toHaveValue(typed);
  });

  test('when the times change, then a live region announces the new times after typing pauses', async () => {
    const event = anEvent();
    const { user } = renderClient({ route, answers: [answer(getClientEvent, event)] });
    const times = await screen.findByText(
      'Ends at 09:30 PM, venue entry 03:30 PM, venue exit 12:30 AM (the next day)',
    );
    const announced = within(times.parentElement ?? times).getByRole('status');
    expect(announced).toBeEmptyDOMElement();

    await user.clear(screen.getByLabelText('Duration (hours)'));
    await user.type(screen.getByLabelText('Duration (hours)'), '5');

    expect(times).not.toHaveAttribute('role');
    await waitFor(
      () => {
        expect(announced).toHaveTextContent(/^Ends at 10:30 PM/);
      },
      { timeout: 5_000 },
    );
  });

  test('when the event has no provider yet, then the client can enter the provider’s email address', async () => {
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
});
