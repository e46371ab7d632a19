import {
  cancelClientEvent,
  listClientEvents,
  sendEventToProvider,
} from '@marquee/contracts/client-event-operations';
import { answer, hold, switchable, byTextContent } from '@marquee/web-kit/testing';
import type { EventView } from '@marquee/contracts/events';
import { screen, within } from '@testing-library/react';
import { anEvent, aSentEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';
import { sendToProvider } from './client-actions.ts';
import { findEventRow } from './find-event-row.ts';

const route = '/client-admin';
const name = 'Leïla’s Henna Night';

async function openRow(event: EventView) {
  renderClient({ route, answers: [answer(listClientEvents, [event])] });
  return within(await findEventRow(name));
}

describe('2 Client dashboard: My Events', () => {
  test('when an event was sent, then it cannot be edited or sent again', async () => {
    const row = await openRow(aSentEvent());

    expect(row.getByRole('button', { name: 'View' })).toBeVisible();
    expect(row.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Send to provider' })).not.toBeInTheDocument();
  });

  test('when an event has no provider email, then it can be edited but not sent', async () => {
    const row = await openRow(anEvent({ providerEmail: '', providerName: '' }));

    expect(row.getByRole('link', { name: 'Edit' })).toBeVisible();
    expect(row.queryByRole('button', { name: 'Send to provider' })).not.toBeInTheDocument();
  });

  test("when an event is being sent, then the button shows 'Sending...'", async () => {
    const [draft, sent] = [anEvent(), aSentEvent()];
    const events = switchable(answer(listClientEvents, [draft]));
    const late = hold(answer(sendEventToProvider, { ...sent, id: draft.id }));
    const { user } = renderClient({ route, answers: [events.answer, late.answer] });

    await sendToProvider(user);

    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    events.switchTo(answer(listClientEvents, [{ ...sent, id: draft.id }]));
    late.release();
    expect(await screen.findByText(byTextContent('Sent to Sunset Sound Co.'))).toBeVisible();
  });

  test('when times are shown, then hour and minute have two digits', async () => {
    const events = ['09:05', '00:00', '12:00'].map((startTime) =>
      anEvent({ name: `Event at ${startTime}`, startTime }),
    );
    renderClient({ route, answers: [answer(listClientEvents, events)] });

    expect(within(await findEventRow('Event at 09:05')).getByText('09:05 AM')).toBeVisible();
    expect(within(await findEventRow('Event at 00:00')).getByText('12:00 AM')).toBeVisible();
    expect(within(await findEventRow('Event at 12:00')).getByText('12:00 PM')).toBeVisible();
  });
});

describe('4 Event status for the client', () => {
  test("when the event is an inquiry that was not sent, then its row shows 'Draft'", async () => {
    const row = await openRow(anEvent({ status: 'inquiry' }));

    expect(row.getByText('Draft')).toBeVisible();
  });

  test("when the event was sent, then its row shows 'Sent to ' and the provider's name", async () => {
    const row = await openRow(aSentEvent());

    expect(row.getByText(byTextContent('Sent to Sunset Sound Co.'))).toBeVisible();
  });

  test("when the event is booked, then the board shows the positive badge 'Booked'", async () => {
    const event = aSentEvent({ status: 'booked' });
    renderClient({ route, answers: [answer(listClientEvents, [event])] });

    const board = within(await screen.findByRole('article', { name }));
    expect(board.getByText('Booked')).toBeVisible();
  });
});

describe('Decisions: cancelling', () => {
  test('when no reason is given, then the event is not cancelled', async () => {
    const { user, calls } = renderClient({ route, answers: [answer(listClientEvents, [aSentEvent()])] });

    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Event' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel Event' }));

    expect(await screen.findByText('Please enter a reason')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Please enter a reason');
    expect(calls(cancelClientEvent)).toHaveLength(0);
  });
});
