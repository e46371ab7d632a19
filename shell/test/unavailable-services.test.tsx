import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { events, identity, open, quotes } from './open-dead-letters-page.tsx';
import { aMessage, aQueue } from './dead-letter-builders.ts';

const unavailable = { status: 503, code: 'unavailable', message: 'Not now' };

describe('services that cannot be read', () => {
  test('when a service does not respond, then its tab shows that', async () => {
    open([], { more: [refuse(quotes.listQueues, unavailable)] });

    expect(await screen.findByRole('tab', { name: 'Quotes no answer' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Billing' })).toBeVisible();
  });

  test('when the broker does not respond, then only the unrouted messages are unknown', async () => {
    const unroutedQueue = { queue: 'unrouted', messages: [], parked: null };
    open([], { more: [answer(identity.listQueues, [unroutedQueue])] });

    expect(await screen.findByRole('tab', { name: 'Unrouted no answer' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Identity' })).toBeVisible();
  });

  test('when the operator clicks Refresh, then queues and messages are requested again', async () => {
    const { user, calls } = open([aMessage()]);
    const refreshButton = await screen.findByRole('button', { name: 'Refresh' });
    const before = [calls(events.listQueues).length, calls(events.listMessages).length];

    await user.click(refreshButton);

    await waitFor(() => {
      expect([calls(events.listQueues).length, calls(events.listMessages).length]).toEqual(
        before.map((count) => count + 1),
      );
    });
  });

  test('when a service has recovered and the operator clicks Refresh, then its tab shows the number of dead letters', async () => {
    const listQueues = answer(quotes.listQueues, [aQueue('quotes.bind-quotes', 2)]);
    const refusal = refuse(quotes.listQueues, unavailable);
    let isUnavailable = true;
    const respond: Answer['respond'] = (request) => (isUnavailable ? refusal : listQueues).respond(request);
    const { user } = open([], { more: [{ ...listQueues, respond }] });
    await screen.findByRole('tab', { name: 'Quotes no answer' });

    isUnavailable = false;
    await user.click(await screen.findByRole('button', { name: 'Refresh' }));

    expect(await screen.findByRole('tab', { name: 'Quotes 2' })).toBeVisible();
  });
});
