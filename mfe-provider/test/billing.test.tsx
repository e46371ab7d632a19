import {
  cancelSubscription,
  getBillingAccount,
  openBillingPortal,
  resumeSubscription,
  startCheckout,
} from '@marquee/contracts/billing-operations';
import type { BillingAccount, Subscription } from '@marquee/contracts/billing-operations';
import { theme } from '@marquee/ui';
import { answer, refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderProvider, trial } from './render-provider.tsx';

const active: Subscription = { ...trial, status: 'active', daysRemaining: 0, renewsOn: '2099-11-01' };
const pastDue: Subscription = { ...active, status: 'past_due', renewsOn: null, payBy: '2099-11-15' };

const paid = {
  id: 'in_1',
  issuedOn: '2099-10-01',
  amount: '99.00',
  status: 'paid',
  url: 'https://pay.example/in_1',
} as const;
const due = {
  ...paid,
  id: 'in_2',
  issuedOn: '2099-11-01',
  status: 'due',
  url: 'https://pay.example/in_2',
} as const;

function anAccount(differing: Partial<BillingAccount> = {}): BillingAccount {
  const card = { brand: 'visa', last4: '4242', expires: '12/2099' };
  return { subscription: active, card, receipts: [paid], ...differing };
}

function renderBilling(account: BillingAccount, answers: Answer[] = [], route = '/provider/billing') {
  return renderProvider({ route, answers: [answer(getBillingAccount, account), ...answers] });
}

describe('the billing page', () => {
  test('when the plan is paid, then the page shows plan, card and receipts', async () => {
    renderBilling(anAccount());

    const plan = await screen.findByRole('region', { name: 'Plan' });
    expect(plan).toHaveTextContent(/StatusActive.*Price\$99 per month.*RenewsNov 1, 2099/);
    expect(screen.getByRole('region', { name: 'Card' })).toHaveTextContent(/Visa ending in 4242.*12\/2099/);
    const row = screen.getByRole('row', { name: /Oct 1, 2099/ });
    expect(row).toHaveTextContent(/Paid.*\$99\.00/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://pay.example/in_1');
  });

  test('when the provider returns from the checkout, then the page thanks them', async () => {
    renderBilling(anAccount(), [], '/provider/billing?checkout=done');

    const thanks = await screen.findByText('Thank you. Your subscription is active.');
    expect(getComputedStyle(thanks.closest('[role=status]') ?? thanks).color).toBe(
      theme.color.status.booked.text,
    );
  });

  test('when nothing was paid yet, then the page says so and offers the checkout', async () => {
    const expired = { ...trial, status: 'expired', daysRemaining: 0 } as const;
    const checkout = answer(startCheckout, { url: 'https://checkout.example/1' });
    const { user, navigatedTo } = renderBilling(
      anAccount({ subscription: expired, card: null, receipts: [] }),
      [checkout],
    );

    await user.click(await screen.findByRole('button', { name: 'Upgrade Now' }));

    expect(screen.getByText('Everything keeps working. Subscribe when you are ready.')).toBeVisible();
    expect(screen.getByText('Nothing has been charged yet.')).toBeVisible();
    expect(screen.getByText('No card yet. Add one when you upgrade.')).toBeVisible();
    await waitFor(() => {
      expect(navigatedTo()).toBe('https://checkout.example/1');
    });
  });

  test('when the trial runs, then the page shows the end of the free period and requires no action', async () => {
    renderBilling(anAccount({ subscription: trial, card: null, receipts: [] }));

    expect(await screen.findByText('Oct 1, 2099')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Upgrade|plan/ })).not.toBeInTheDocument();
  });

  test('when a payment is due, then the page shows the deadline and links to the payment page', async () => {
    renderBilling(anAccount({ subscription: pastDue, receipts: [due, paid] }));

    expect(await screen.findByText(/Please pay by Nov 15, 2099/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/in_2');
    expect(screen.getByRole('link', { name: 'Pay for Nov 1, 2099' })).toBeVisible();
  });

  test('when the provider updates the card, then the portal opens', async () => {
    const portal = answer(openBillingPortal, { url: 'https://portal.example/1' });
    const { user, navigatedTo } = renderBilling(anAccount(), [portal]);

    await user.click(await screen.findByRole('button', { name: 'Update card' }));

    await waitFor(() => {
      expect(navigatedTo()).toBe('https://portal.example/1');
    });
  });

  test('when the payment processor is unavailable, then the page says so and offers a retry', async () => {
    const refusal = { status: 503, code: 'payments_unavailable', message: 'Card payments cannot be reached' };
    renderProvider({ route: '/provider/billing', answers: [refuse(getBillingAccount, refusal)] });

    expect(await screen.findByText('Card payments cannot be reached')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('when the payment processor is unavailable, then the payment defaults are still editable', async () => {
    const refusal = { status: 503, code: 'payments_unavailable', message: 'Card payments cannot be reached' };
    renderProvider({ route: '/provider/billing', answers: [refuse(getBillingAccount, refusal)] });

    expect(await screen.findByText('Card payments cannot be reached')).toBeVisible();
    const terms = screen.getByRole('region', { name: 'Payment defaults' });
    expect(await within(terms).findByRole('button', { name: /Save/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Card payments' })).toHaveTextContent(/can’t pay by card yet/);
  });
});

describe('cancelling the plan', () => {
  const cancelled: Subscription = { ...active, renewsOn: null, endsOn: '2099-11-01' };

  test('when the provider confirms, then the plan is cancelled and the page shows its last day', async () => {
    const { user, calls } = renderBilling(anAccount(), [answer(cancelSubscription, cancelled)]);

    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel your plan?' });
    expect(dialog).toHaveTextContent('Your plan ends on Nov 1, 2099');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));

    expect(await screen.findByText('Your plan stays active until Nov 1, 2099.')).toBeVisible();
    expect(calls(cancelSubscription)).toHaveLength(1);
  });

  test('when a payment is due, then the dialog and the page say that this month is still charged', async () => {
    const ending = { ...pastDue, endsOn: '2099-12-01' };
    const { user } = renderBilling(anAccount({ subscription: pastDue }), [
      answer(cancelSubscription, ending),
    ]);

    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel your plan?' });
    expect(dialog).toHaveTextContent(
      'The month that is due is still payable. You won’t be charged after it.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));

    expect(await screen.findByText(/except for the month that is due/)).toBeVisible();
    expect(screen.queryByText(/stays active/)).not.toBeInTheDocument();
  });

  test('when the provider closes the dialog, then the plan is not cancelled', async () => {
    const { user, calls } = renderBilling(anAccount());

    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    await user.click(screen.getByRole('button', { name: 'Keep plan' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls(cancelSubscription)).toHaveLength(0);
  });

  test('when the plan was cancelled, then the provider can resume the plan', async () => {
    const { user } = renderBilling(anAccount({ subscription: cancelled }), [
      answer(resumeSubscription, active),
    ]);

    await user.click(await screen.findByRole('button', { name: 'Resume plan' }));

    expect(await screen.findByText('Plan Resumed')).toBeVisible();
  });

  test('when the server rejects the cancellation, then the dialog shows the reason and stays open', async () => {
    const refusal = {
      status: 409,
      code: 'not_subscribed',
      message: 'You have no subscription at the moment',
    };
    const { user } = renderBilling(anAccount(), [refuse(cancelSubscription, refusal)]);
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));

    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel plan' }));

    expect(await screen.findByText('You have no subscription at the moment')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});
