import { getSubscription } from '@marquee/contracts/billing-operations';
import { listProviderEvents } from '@marquee/contracts/event-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderProvider, trial } from './render-provider.tsx';

const expired = { ...trial, status: 'expired', daysRemaining: 0 } as const;
const outage = { status: 503, code: 'unavailable', message: 'Please try again in a moment' };
const errorText = 'Your subscription could not be loaded';

/** Answers the first `reads` requests with an outage, and later ones with the subscription. */
function failReads(reads: number): Answer {
  let left = reads;
  return {
    operation: getSubscription,
    respond: (request) => {
      left -= 1;
      return (left < 0 ? answer(getSubscription, expired) : refuse(getSubscription, outage)).respond(request);
    },
  };
}

describe('a subscription that could not be loaded', () => {
  test('when the request fails, then the header says so and the rest of the dashboard works', async () => {
    renderProvider({ answers: [failReads(1)] });

    expect(await screen.findByRole('alert')).toHaveTextContent(errorText);
    expect(screen.getByRole('tab', { name: 'Client Quotes' })).toBeVisible();
  });

  test('when a retry fails, then the header still shows the error', async () => {
    const { user, calls } = renderProvider({ answers: [failReads(2)] });

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent(errorText);
    expect(calls(getSubscription)).toHaveLength(2);
  });

  test('when a retry succeeds, then badge and upgrade button appear', async () => {
    const { user } = renderProvider({ answers: [failReads(1)] });

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Trial Expired')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
    expect(screen.queryByText(errorText)).not.toBeInTheDocument();
  });

  test('when the dashboard opens again, then the subscription is fetched automatically', async () => {
    const { user } = renderProvider({ answers: [failReads(1), answer(listProviderEvents, [])] });
    await screen.findByText(errorText);

    await user.click(screen.getByRole('link', { name: 'Leads and analytics' }));
    await user.click(await screen.findByRole('link', { name: 'Quotes and requests' }));

    expect(await screen.findByText('Trial Expired')).toBeVisible();
  });
});
