import { getBillingAccount } from '@marquee/contracts/billing-operations';
import { getPayouts, startOnboarding } from '@marquee/contracts/payout-operations';
import type { PayoutStatus } from '@marquee/contracts/payout-operations';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderProvider, trial } from './render-provider.tsx';

const outage = { status: 503, code: 'payments_unavailable', message: 'Card payments cannot be reached' };

function renderPayouts(payouts: Answer, ...answers: Answer[]) {
  const account = { subscription: trial, card: null, receipts: [] };
  return renderProvider({
    route: '/provider/billing',
    answers: [answer(getBillingAccount, account), payouts, ...answers],
  });
}

function section() {
  return screen.findByRole('region', { name: 'Card payments' });
}

function payoutsAnswer(status: PayoutStatus): Answer {
  return answer(getPayouts, { status });
}

describe('card payments on the billing page', () => {
  test.each([
    { status: 'not_connected', why: /arrange payment directly/, name: 'Set Up Card Payments' },
    { status: 'incomplete', why: /Stripe needs more information from you/, name: 'Continue Setting Up' },
  ] as const)(
    'when the status is $status, then the page says what to do and leads to Stripe',
    async ({ status, why, name }) => {
      const opened = answer(startOnboarding, { url: 'https://connect.example/1' });
      const { user, navigatedTo } = renderPayouts(payoutsAnswer(status), opened);

      await user.click(await within(await section()).findByRole('button', { name }));

      expect(await section()).toHaveTextContent(why);
      await waitFor(() => {
        expect(navigatedTo()).toBe('https://connect.example/1');
      });
    },
  );

  test('when the status is ready, then the page says that clients can pay by card and requires no action', async () => {
    renderPayouts(payoutsAnswer('ready'));

    expect(await screen.findByText(/Your clients can pay their invoices by card/)).toBeVisible();
    expect(within(await section()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('when Stripe cannot be reached, then the page says so and offers a retry', async () => {
    renderPayouts(refuse(getPayouts, outage));

    const card = within(await section());
    expect(await card.findByText('Card payments cannot be reached')).toBeVisible();
    expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('when the server rejects the onboarding, then the page shows the reason', async () => {
    const { user } = renderPayouts(payoutsAnswer('not_connected'), refuse(startOnboarding, outage));

    await user.click(await screen.findByRole('button', { name: 'Set Up Card Payments' }));

    expect(await screen.findByText('Card payments cannot be reached')).toBeVisible();
  });
});
