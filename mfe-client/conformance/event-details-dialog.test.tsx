import { listClientEvents } from '@marquee/contracts/client-event-operations';
import type { EventView } from '@marquee/contracts/events';
import { answer } from '@marquee/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { anEvent, aSentEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';
import { getFact } from './get-fact.ts';

async function openDetails(event: EventView): Promise<HTMLElement> {
  const { user } = renderClient({
    route: '/client-admin',
    answers: [answer(listClientEvents, [event])],
  });
  await user.click(await screen.findByRole('button', { name: 'View' }));
  return screen.getByRole('dialog', { name: event.name });
}

describe('2 Event details dialog', () => {
  test('when all details are known, then the dialog shows all of them', async () => {
    const dialog = await openDetails(
      anEvent({
        alternatePhone: '(917) 555-0199',
        venueName: 'The Foundry',
        servicesNeeded: ['DJ', 'Lighting'],
        customService: 'Fireworks',
        guestOfHonorNames: 'Grandma Vale',
        comments: 'No balloons',
        customRequests: 'A ramp',
      }),
    );

    for (const [term, detail] of [
      ['Category', 'Henna'],
      ['Date', 'Nov 9, 2099'],
      ['Start time', '05:30 PM'],
      ['End time', '09:30 PM'],
      ['Duration', '4 hours'],
      ['Guests', '80'],
      ['Primary contact', 'Amara Okafor'],
      ['Phone', '(917) 555-0116'],
      ['Alternate phone', '(917) 555-0199'],
      ['Venue', 'The Foundry'],
      ['Address', 'Astoria World Manor'],
      ['Entry time', '03:30 PM'],
      ['Exit time', '12:30 AM'],
      ['Requested services', 'DJ, Lighting, Fireworks'],
      ['Guest of honor', 'Grandma Vale'],
      ['Comments', 'No balloons'],
      ['Custom requests', 'A ramp'],
    ] as const) {
      expect(getFact(dialog, term)).toBe(detail);
    }
    expect(within(dialog).getByText(/^Aug \d+, (\d{4}, )?\d\d:\d\d [AP]M$/)).toBeVisible();
    expect(within(dialog).getByText('Not sent yet')).toBeVisible();
  });

  test('when the event has no end, then the dialog shows no end time', async () => {
    const dialog = await openDetails(anEvent({ endTime: '' }));

    expect(getFact(dialog, 'Start time')).toBe('05:30 PM');
    expect(getFact(dialog, 'End time')).toBeNull();
  });

  test.each([
    {
      words: "when the event is a draft, then the dialog shows the badge 'Draft'",
      event: anEvent(),
      badge: 'Draft',
    },
    {
      words: "when the event was sent, then the dialog shows the badge 'Sent to Provider'",
      event: aSentEvent(),
      badge: 'Sent to Provider',
    },
  ])('$words', async ({ event, badge }) => {
    const dialog = await openDetails(event);

    expect(within(dialog).getByText(badge)).toBeVisible();
  });
});
