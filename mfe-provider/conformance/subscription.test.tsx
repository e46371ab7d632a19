import type { Subscription } from '@marquee/contracts/billing-operations';
import { getSubscription } from '@marquee/contracts/billing-operations';
import { answer } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { renderProvider, trial } from '../test/render-provider.tsx';

const expired: Subscription = { ...trial, status: 'expired', daysRemaining: 0 };

function openWith(subscription: Subscription) {
  renderProvider({ answers: [answer(getSubscription, subscription)] });
}

describe('4 Provider subscription', () => {
  test('when the trial has not ended, then the badge shows the days remaining', async () => {
    openWith({ ...trial, daysRemaining: 41 });

    expect(await screen.findByText('Free Trial')).toBeVisible();
    expect(screen.getByText('41 days remaining, then $99 per month')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upgrade Now' })).not.toBeInTheDocument();
  });

  test("when the trial has ended, then there is an 'Upgrade Now' button", async () => {
    openWith(expired);

    expect(await screen.findByRole('button', { name: 'Upgrade Now' })).toBeVisible();
    expect(screen.getByText('Trial Expired')).toBeVisible();
  });
});

describe('decisions Subscription', () => {
  test("when the subscription is active, then the badge is 'Active' with the renewal date", async () => {
    openWith({ ...expired, status: 'active', renewsOn: '2099-11-01' });

    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.getByText('$99 per month, renews Nov 1, 2099')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upgrade Now' })).not.toBeInTheDocument();
  });

  test("when the subscription is past due, then the badge is 'Payment Due'", async () => {
    openWith({ ...expired, status: 'past_due', payBy: '2099-11-15' });

    expect(await screen.findByText('Payment Due')).toBeVisible();
    expect(screen.getByText('Your card was declined. Please pay by Nov 15, 2099')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upgrade Now' })).not.toBeInTheDocument();
  });
});

describe('9 Provider plan', () => {
  test('when the dashboard is opened, then it shows the plan as $99 per month, without decimals', async () => {
    openWith(expired);

    expect(await screen.findByText('$99 per month')).toBeVisible();
  });
});
