import { listClientEvents, sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anEvent, aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin';

describe('my events', () => {
  test('when there are events, then their count is in the title', async () => {
    renderClient({
      route,
      answers: [answer(listClientEvents, [anEvent()], { headers: { 'X-Total-Count': '201' } })],
    });

    expect(await screen.findByRole('heading', { name: 'My Events (201)' })).toBeVisible();
  });

  test('when an event is a draft with a provider, then it can be viewed, edited and sent', async () => {
    const event = anEvent();
    renderClient({ route, answers: [answer(listClientEvents, [event])] });

    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.getByRole('button', { name: 'View' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/edit-event/${event.id}`);
    expect(screen.getByRole('button', { name: 'Send to provider' })).toBeVisible();
  });

  test('when a draft has no provider, then it cannot be sent', async () => {
    renderClient({ route, answers: [answer(listClientEvents, [anEvent({ providerEmail: '' })])] });

    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send to provider' })).not.toBeInTheDocument();
  });

  test('when an event is sent, then it names the provider and can only be viewed', async () => {
    renderClient({ route, answers: [answer(listClientEvents, [aSentEvent()])] });

    expect(await screen.findByText('Sent to Sunset Sound Co.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send to provider' })).not.toBeInTheDocument();
  });

  test('when the provider goes by no name, then the e-mail stands for it', async () => {
    renderClient({ route, answers: [answer(listClientEvents, [aSentEvent({ providerName: '' })])] });

    expect(await screen.findByText('Sent to bookings@sunset.example')).toBeVisible();
  });

  test('when nothing was said about date, time and place, then each is to be decided', async () => {
    const event = anEvent({ eventDate: '', startTime: '', venueAddress: '' });
    renderClient({ route, answers: [answer(listClientEvents, [event])] });

    expect(await screen.findByText('Date TBD')).toBeVisible();
    expect(screen.getByText('Time TBD')).toBeVisible();
    expect(screen.getByText('Venue TBD')).toBeVisible();
  });

  test('when an event is booked, then the board shows it with its total', async () => {
    const event = aSentEvent({ status: 'booked', totalAmount: '549.50' });
    renderClient({ route, answers: [answer(listClientEvents, [event])] });

    expect(await screen.findByText('Booked')).toBeVisible();
    expect(screen.getByText('$549.50')).toBeVisible();
  });

  test('when the events cannot be read, then it says so and reads again on demand', async () => {
    const { user, calls } = renderClient({
      route,
      answers: [refuse(listClientEvents, { status: 503, code: 'unavailable', message: 'Back in a minute' })],
    });

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Back in a minute')).toBeVisible();
    expect(calls(listClientEvents)).toHaveLength(2);
  });
});

describe('event details', () => {
  test('when an event is viewed, then the dialog tells what was asked for', async () => {
    const event = anEvent({
      servicesNeeded: ['DJ', 'Fire dance'],
      customService: 'Fire dance',
      comments: 'No smoke',
    });
    const { user } = renderClient({ route, answers: [answer(listClientEvents, [event])] });

    await user.click(await screen.findByRole('button', { name: 'View' }));

    const dialog = within(screen.getByRole('dialog', { name: event.name }));
    expect(dialog.getByText('November 9, 2099')).toBeVisible();
    expect(dialog.getByText('4 hours')).toBeVisible();
    expect(dialog.getByText('DJ, Fire dance')).toBeVisible();
    expect(dialog.getByText('No smoke')).toBeVisible();
    expect(dialog.getByText('Draft')).toBeVisible();
  });
});

describe('send to provider', () => {
  test('when it is confirmed, then the event is sent and it says so', async () => {
    const event = anEvent();
    const { user, calls } = renderClient({
      route,
      answers: [answer(listClientEvents, [event]), answer(sendEventToProvider, aSentEvent({ id: event.id }))],
    });

    await user.click(await screen.findByRole('button', { name: 'Send to provider' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send to provider' }),
    );

    expect(await screen.findByText('Event Sent')).toBeVisible();
    expect(screen.getByText('Your event has been sent to the provider!')).toBeVisible();
    expect(calls(sendEventToProvider)).toEqual([expect.objectContaining({ params: { id: event.id } })]);
  });

  test('when the server refuses without a word, then the fallback is shown', async () => {
    const { user } = renderClient({
      route,
      answers: [
        answer(listClientEvents, [anEvent()]),
        refuse(sendEventToProvider, { status: 409, code: 'event_has_no_provider', message: '' }),
      ],
    });

    await user.click(await screen.findByRole('button', { name: 'Send to provider' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send to provider' }),
    );

    expect(await screen.findByText('Failed to send event to provider')).toBeVisible();
  });
});
