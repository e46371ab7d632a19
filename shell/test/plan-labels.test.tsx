import { renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { LandingPage } from '../src/pages/landing/landing-page.tsx';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';
import { getPlanSummary } from '../src/plan-labels.ts';

describe('price for providers', () => {
  test.each(['2025-09-30T12:00:00-04:00', '2025-09-30T23:59:59-04:00'])(
    'when the time is %s, then the free trial is mentioned',
    (now) => {
      expect(getPlanSummary(new Date(now))).toBe('$99 per month, free until October 1, 2025.');
    },
  );

  test.each(['2025-10-01T00:00:00-04:00', '2026-11-23T12:00:00-05:00'])(
    'when the time is %s, then the expired trial is not mentioned',
    (now) => {
      expect(getPlanSummary(new Date(now))).toBe('$99 per month.');
    },
  );

  test('when a provider signs up today, then the form shows today’s price', async () => {
    const { user } = renderWithApp(<AuthPage />, { route: '/auth' });

    await user.click(await screen.findByRole('tab', { name: "I'm a Provider" }));

    expect(screen.getByText('$99 per month. No card is needed now.')).toBeVisible();
  });

  test('when the landing page is opened today, then it does not mention the free trial', () => {
    renderWithApp(<LandingPage />, { route: '/home' });

    expect(screen.getByText(/quotes become bookings\. \$99 per month\.$/)).toBeVisible();
  });
});
