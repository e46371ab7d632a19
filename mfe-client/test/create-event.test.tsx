import { createEvent } from '@marquee/contracts/event-operations';
import { refuse, renderWithApp } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { RemoteRoutes } from '../src/routes.tsx';
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

  test('when no provider has the email, then the toast is titled so and the answers stay', async () => {
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

  test('when start and duration are given without an end, then the end that they come to stands beside it', async () => {
    const { user } = renderClient({ route });
    await user.type(await screen.findByLabelText('Start Time'), '22:00');

    await user.type(screen.getByLabelText('Duration (hours)'), '4');

    expect(screen.getByLabelText('End Time')).toHaveAccessibleDescription(
      'Start and duration give 02:00 AM. The next day',
    );
  });

  test('when start and duration are given without venue times, then start and end of the event stand beside those', async () => {
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

  test('when start or duration change after an end was typed, then the end that they come to stands beside it', async () => {
    const { user } = renderClient({ route });
    await fillRequest(user);

    await user.clear(screen.getByLabelText('Duration (hours)'));
    await user.type(screen.getByLabelText('Duration (hours)'), '7');

    expect(screen.getByLabelText('End Time')).toHaveValue('21:30');
    expect(screen.getByLabelText('End Time')).toHaveAccessibleDescription(
      'Start and duration give 12:30 AM. The next day, Nov 10, 2099',
    );
  });

  test('when an end is typed and no exit, then that end stands beside the venue exit', async () => {
    const { user } = renderClient({ route });
    await fillRequest(user);

    await user.clear(screen.getByLabelText('Venue Exit Time'));

    expect(screen.getByLabelText('Venue Exit Time')).toHaveAccessibleDescription(
      'The event ends at 09:30 PM',
    );
  });

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

    expect(screen.getByText('The next day, Nov 10, 2099')).toBeVisible();
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
