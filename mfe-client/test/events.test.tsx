import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { answer, refuse, byTextContent } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent, aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

const route = '/client-admin';

describe('my events', () => {
  test('when only some of the events are loaded, then the title shows the number of all events', async () => {
    renderClient({
      route,
      answers: [answer(listClientEvents, [anEvent()], { headers: { 'X-Total-Count': '201' } })],
    });

    expect(await screen.findByRole('heading', { name: 'My Events (201)' })).toBeVisible();
  });

  test.each([
    { of: 'a draft', event: anEvent() },
    { of: 'sent', event: aSentEvent() },
    { of: 'booked, and on the board', event: aSentEvent({ status: 'booked' }) },
    { of: 'completed', event: aSentEvent({ status: 'completed' }) },
    { of: 'cancelled', event: aSentEvent({ status: 'cancelled' }) },
  ])('when an event is $of, then its name opens its details', async ({ event }) => {
    const { user } = renderClient({ route, answers: [answer(listClientEvents, [event])] });

    await user.click(await screen.findByRole('button', { name: event.name }));

    expect(await screen.findByRole('dialog', { name: event.name })).toBeVisible();
  });

  test('when the portal lists an event, then the event’s name opens its details', async () => {
    const event = aSentEvent();
    const { user } = renderClient({ route: '/client', answers: [answer(listClientEvents, [event])] });

    await user.click(await screen.findByRole('button', { name: event.name }));

    expect(await screen.findByRole('dialog', { name: event.name })).toBeVisible();
  });

  test('when an event is a draft with a provider, then the client can view, edit and send it', async () => {
    const event = anEvent();
    renderClient({ route, answers: [answer(listClientEvents, [event])] });

    expect(await screen.findByText('Draft')).toBeVisible();
    expect(screen.getByRole('button', { name: 'View' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/edit-event/${event.id}`);
    expect(screen.getByRole('button', { name: 'Send to provider' })).toBeVisible();
  });

  test('when the provider has no name, then the provider’s email address appears instead', async () => {
    renderClient({ route, answers: [answer(listClientEvents, [aSentEvent({ providerName: '' })])] });

    expect(await screen.findByText(byTextContent('Sent to bookings@sunset.example'))).toBeVisible();
  });

  test('when date, time and place are empty, then each shows a placeholder', async () => {
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

  test('when the events cannot be loaded, then the page says so and offers a retry', async () => {
    const { user, calls } = renderClient({
      route,
      answers: [refuse(listClientEvents, { status: 503, code: 'unavailable', message: 'Back in a minute' })],
    });

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Back in a minute')).toBeVisible();
    expect(calls(listClientEvents)).toHaveLength(2);
  });
});
