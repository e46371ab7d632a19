import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { aClientUser, answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent } from './an-event.ts';
import { fillRequest } from './fill-request.ts';
import { renderClient } from './render-client.tsx';

const route = '/create-event';
const session = aClientUser();

afterEach(() => {
  localStorage.clear();
});

describe('the draft of the create-event form, stored on the device', () => {
  test('when the page opens again, then it shows the typed values', async () => {
    const first = renderClient({ route, session });
    await first.user.type(await screen.findByLabelText('Event Name'), 'Henna');
    first.unmount();

    renderClient({ route, session });

    expect(await screen.findByLabelText('Event Name')).toHaveValue('Henna');
    expect(screen.getByText('Draft saved on this device')).toBeVisible();
  });

  test('when a number is unreadable, then the draft stores it as typed', async () => {
    const first = renderClient({ route, session });
    await first.user.type(await screen.findByLabelText('Duration (hours)'), '4,5');
    first.unmount();

    renderClient({ route, session });

    expect(await screen.findByLabelText('Duration (hours)')).toHaveValue('4,5');
  });

  test('when another account opens the page, then the form does not show the draft', async () => {
    const first = renderClient({ route, session });
    await first.user.type(await screen.findByLabelText('Event Name'), 'Henna');
    first.unmount();

    renderClient({ route, session: aClientUser() });

    expect(await screen.findByLabelText('Event Name')).toHaveValue('');
  });

  test('when the event was created, then the draft is deleted', async () => {
    const answers = [answer(createEvent, anEvent()), answer(listClientEvents, [])];
    const first = renderClient({ route, session, answers });
    await fillRequest(first.user);
    await first.user.click(screen.getByRole('checkbox', { name: 'DJ' }));
    await first.user.click(screen.getByRole('button', { name: 'Create Event' }));
    await screen.findByText('Event Created');
    first.unmount();

    renderClient({ route, session });

    expect(await screen.findByLabelText('Event Name')).toHaveValue('');
  });

  test('when the client starts over, then the form is empty and the draft is deleted', async () => {
    const { user } = renderClient({ route, session });

    await user.type(await screen.findByLabelText('Event Name'), 'Henna');
    await user.click(screen.getByRole('button', { name: 'Start over' }));

    expect(screen.getByLabelText('Event Name')).toHaveValue('');
    expect(screen.queryByText('Draft saved on this device')).not.toBeInTheDocument();
  });

  test('when the client undoes starting over, then the typed values are back in the form and in the draft', async () => {
    const { user } = renderClient({ route, session });

    await user.type(await screen.findByLabelText('Event Name'), 'Henna');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(screen.getByLabelText('Event Name')).toHaveValue('Henna');
    expect(screen.getByText('Draft saved on this device')).toBeVisible();
  });
});
