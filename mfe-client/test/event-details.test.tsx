import { listClientEvents } from '@marquee/contracts/client-event-operations';
import type { EventView } from '@marquee/contracts/events';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anEvent, aSentEvent } from './an-event.ts';
import { renderClient } from './render-client.tsx';

async function openDetails(event: EventView) {
  const { user } = renderClient({ route: '/client-admin', answers: [answer(listClientEvents, [event])] });
  await user.click(await screen.findByRole('button', { name: 'View' }));
  return within(screen.getByRole('dialog', { name: event.name }));
}

describe('the details of an event', () => {
  test('when the event is booked, then the badge of its status appears beside the specification’s badge', async () => {
    const dialog = await openDetails(aSentEvent({ status: 'booked', bookedAt: '2025-08-21T10:00:00.000Z' }));

    const badges = dialog.getByText('Sent to Provider').closest('p');

    expect(badges).toHaveTextContent(/^Sent to Provider ?Booked$/);
  });

  test('when the client typed a custom service, then the list shows this service instead of Other', async () => {
    const services = { servicesNeeded: ['DJ', 'Other', 'Balloon artist'], customService: 'Balloon artist' };

    const dialog = await openDetails(anEvent(services));

    expect(dialog.getByText('DJ, Balloon artist')).toBeVisible();
  });

  test.each([
    { name: 'a draft', event: anEvent(), shown: /[AP]M Not sent yet$/ },
    { name: 'sent', event: aSentEvent(), shown: /[AP]M$/ },
  ])('when the event is $name, then the text says whether the event was sent', async ({ event, shown }) => {
    const dialog = await openDetails(event);

    expect(dialog.getByText('Submitted').nextElementSibling).toHaveTextContent(shown);
  });
});
