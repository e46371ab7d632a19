import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { aClientUser, answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent, aSentEvent } from '../test/an-event.ts';
import { renderClient } from '../test/render-client.tsx';
import { getTexts } from './get-texts.ts';

const route = '/client-admin';

describe('2 Client dashboard', () => {
  test("when there is a first name, then the page shows 'Welcome back' with the first name", async () => {
    renderClient({ route });

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Amara' })).toBeVisible();
  });

  test("when there is no first name, then the page shows 'Welcome back' with the email address", async () => {
    renderClient({ route, session: aClientUser({ firstName: '' }) });

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome back, amara@okafor.example' }),
    ).toBeVisible();
  });

  test('when the dashboard opens, then it shows four tabs, and My Events is selected', async () => {
    renderClient({ route });

    expect(getTexts(await screen.findAllByRole('tab'))).toEqual([
      'My Events',
      'Quotes',
      'Profile',
      'Settings',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('My Events');
  });

  test.each([
    { words: 'when there is no event, then the title shows (0)', events: [] },
    { words: 'when there is one event, then the title shows (1)', events: [anEvent()] },
    { words: 'when there are two events, then the title shows (2)', events: [anEvent(), aSentEvent()] },
  ])('$words', async ({ events }) => {
    renderClient({ route, answers: [answer(listClientEvents, events)] });

    expect(await screen.findByRole('heading', { name: `My Events (${events.length})` })).toBeVisible();
  });

  test.each([
    { words: 'when there is no event, then Create New Event leads to /create-event', events: [] },
    { words: 'when there are events, then Create New Event leads to /create-event', events: [aSentEvent()] },
  ])('$words', async ({ events }) => {
    renderClient({ route, answers: [answer(listClientEvents, events)] });
    await screen.findByRole('heading', { name: `My Events (${events.length})` });

    const button = screen.getByRole('link', { name: 'Create New Event' });

    expect(button).toHaveAttribute('href', '/create-event');
  });

  test('when View is clicked, then the details dialog opens', async () => {
    const { user } = renderClient({ route, answers: [answer(listClientEvents, [anEvent()])] });

    await user.click(await screen.findByRole('button', { name: 'View' }));

    expect(screen.getByRole('dialog', { name: 'Leïla’s Henna Night' })).toBeVisible();
  });
});

describe('2 Client dashboard: Settings', () => {
  test('when the tab opens, then it shows the buttons Change Password and Delete Account', async () => {
    renderClient({ route: `${route}?tab=settings` });

    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Account' })).toBeVisible();
  });
});
