import { getBillingAccount, getSubscription } from '@marquee/contracts/billing-operations';
import { listProviderRequests } from '@marquee/contracts/event-operations';
import { getPayouts } from '@marquee/contracts/payout-operations';
import { answer, hold } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { renderProvider, trial } from './render-provider.tsx';

/** Calls that the test does not hold back are answered within this number of milliseconds. */
const answerDelayMs = 50;
const account = answer(getBillingAccount, { subscription: trial, card: null, receipts: [] });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a dashboard whose header is still loading', () => {
  const waitsFor: { name: string; late: Answer }[] = [
    { name: 'subscription', late: answer(getSubscription, trial) },
    { name: 'number of new requests', late: answer(listProviderRequests, []) },
  ];

  test.each(waitsFor)(
    'when the $name arrives soon, then the tabs appear together with it',
    async ({ late }) => {
      const held = hold(late);
      renderProvider({ answers: [held.answer] });
      await advanceTime(400);
      expect(screen.queryByRole('tablist')).toBeNull();

      held.release();
      await advanceTime(answerDelayMs);

      expect(screen.getByRole('tablist')).toBeVisible();
    },
  );

  test.each(waitsFor)('when the $name is slow, then the tabs do not wait for it', async ({ late }) => {
    renderProvider({ answers: [hold(late).answer] });

    await advanceTime(600);

    expect(screen.getByRole('tablist')).toBeVisible();
  });
});

describe('a billing page whose answers arrive at different times', () => {
  const waitsFor: { name: string; late: Answer }[] = [
    { name: 'plan', late: account },
    { name: 'state of card payments', late: answer(getPayouts, { status: 'ready' }) },
  ];
  const paymentDefaults = () => screen.queryByRole('region', { name: 'Payment defaults' });

  test.each(waitsFor)(
    'when the $name arrives soon, then the sections below appear together with it',
    async ({ late }) => {
      const held = hold(late);
      openBilling(account, held.answer);
      await advanceTime(400);
      expect(paymentDefaults()).toBeNull();

      held.release();
      await advanceTime(answerDelayMs);

      expect(screen.getByRole('region', { name: 'Plan' })).toBeVisible();
      expect(paymentDefaults()).toBeVisible();
    },
  );

  test.each(waitsFor)(
    'when the $name is slow, then the sections below do not wait for it',
    async ({ late }) => {
      openBilling(account, hold(late).answer);

      await advanceTime(600);

      expect(paymentDefaults()).toBeVisible();
    },
  );
});

function openBilling(...answers: Answer[]) {
  return renderProvider({ route: '/provider/billing', answers });
}

/** Advances the clock and lets React process the answers. */
function advanceTime(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
