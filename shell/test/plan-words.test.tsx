import { renderWithApp } from '@marquee/web-kit/testing';
import { screen } from '@testing-library/react';
import { LandingPage } from '../src/pages/landing/landing-page.tsx';
import { AuthPage } from '../src/pages/auth/auth-page.tsx';
import { planInShort } from '../src/plan-words.ts';

describe('what providers pay', () => {
  test.each(['2025-09-30T12:00:00-04:00', '2025-09-30T23:59:59-04:00'])(
    'when it is %s, then it is still free',
    (now) => {
      expect(planInShort(new Date(now))).toBe('$99 per month, free until October 1, 2025.');
    },
  );

  test.each(['2025-10-01T00:00:00-04:00', '2026-11-23T12:00:00-05:00'])(
    'when it is %s, then nothing is promised that is over',
    (now) => {
      expect(planInShort(new Date(now))).toBe('$99 per month.');
    },
  );

  test('when somebody signs up today, then they are told today’s price', async () => {
    const { user } = renderWithApp(<AuthPage />, { route: '/auth' });

    await user.click(await screen.findByRole('tab', { name: "I'm a Provider" }));

    expect(screen.getByText('$99 per month. No card is needed now.')).toBeVisible();
  });

  test('when the landing page is read today, then it promises no free months', () => {
    renderWithApp(<LandingPage />, { route: '/home' });

    expect(screen.getByText(/quotes become bookings\. \$99 per month\.$/)).toBeVisible();
  });
});
