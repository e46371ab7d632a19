import type { CurrentUser } from '@marquee/contracts/accounts';
import { resendVerification } from '@marquee/contracts/auth-operations';
import { getSubscription } from '@marquee/contracts/billing-operations';
import { getPaymentDefault } from '@marquee/contracts/payment-default-operations';
import { getProviderProfile } from '@marquee/contracts/profile-operations';
import { answer, aProviderUser } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderProvider, trial } from './render-provider.tsx';

const terms = { deposit: { kind: 'none' }, balanceDueDaysBefore: 7 } as const;
const { profile } = aProviderUser();
const complete = { ...profile, address: '48 Water Street', businessDescription: 'Sound and light' };

function aProvider(overrides: Parameters<typeof aProviderUser>[0] = {}): CurrentUser {
  return aProviderUser({ profile: complete, ...overrides });
}

type SetUpOptions = {
  session?: CurrentUser;
  cards?: 'not_connected' | 'ready' | 'unavailable';
  saves?: number;
};

function open(
  { session = aProvider(), cards = 'ready', saves = 1 }: SetUpOptions = {},
  answers: Answer[] = [],
) {
  return renderProvider({
    session,
    answers: [
      answer(getProviderProfile, session.profile as typeof profile),
      answer(getSubscription, { ...trial, cardPayments: cards }),
      answer(getPaymentDefault, { ...terms, revision: saves }),
      ...answers,
    ],
  });
}

async function entries(): Promise<string[]> {
  const list = await screen.findByRole('region', { name: 'Set up your account' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/(done|to do).*$/, '$1'));
}

/** Waits until the subscription is shown and the payment default was requested. */
async function waitUntilLoaded(calls: ReturnType<typeof open>['calls']): Promise<void> {
  await screen.findByText('Free Trial');
  await waitFor(() => {
    expect(calls(getPaymentDefault)).toHaveLength(1);
  });
}

describe('the set-up checklist', () => {
  test('when a provider has just signed up, then each entry shows its actual state', async () => {
    open({ session: aProvider({ emailVerified: false, profile }), cards: 'not_connected', saves: 0 });

    expect(await entries()).toEqual([
      'Confirm your email address, to do',
      'Complete your profile, to do',
      'Accept card payments, to do',
      'Set your payment defaults, to do',
    ]);
    expect(screen.getByText('0 of 4 done')).toBeVisible();
    expect(screen.getByText('Add your address and description.')).toBeVisible();
  });

  test('when some steps are done, then they are marked as done, and the others link to their pages', async () => {
    const { calls } = open({ session: aProvider({ emailVerified: false }), cards: 'ready', saves: 0 });
    await waitUntilLoaded(calls);

    expect(await screen.findByText('2 of 4 done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set your payment defaults' })).toHaveAttribute(
      'href',
      '/provider/billing#payment-defaults',
    );
    expect(screen.queryByRole('link', { name: 'Accept card payments' })).toBeNull();
  });

  test('when fields that the profile form marks as required are empty, then the profile step is not done and its hint names them', async () => {
    const unnamed = { ...complete, fullName: '', address: '' };

    open({ session: aProvider({ profile: unnamed }) });

    expect(await entries()).toContain('Complete your profile, to do');
    expect(screen.getByText('Add your full name and address.')).toBeVisible();
  });

  test('when the server has no payment processor, then the list omits card payments', async () => {
    open({ session: aProvider({ emailVerified: false }), cards: 'unavailable' });

    expect(await screen.findByText('2 of 3 done')).toBeVisible();
    expect(screen.queryByText('Accept card payments')).toBeNull();
  });

  test('when the email address is not verified, then the confirmation link can be sent again, and only from the checklist', async () => {
    const { user, calls } = open({ session: aProvider({ emailVerified: false }) }, [
      answer(resendVerification, { message: 'We have sent a link to dev@sunset.example.' }),
    ]);

    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText('Verification Email Sent')).toBeVisible();
    expect(calls(resendVerification)).toHaveLength(1);
  });

  test('when every step is done, then the list is hidden', async () => {
    const { calls } = open();
    await waitUntilLoaded(calls);

    expect(screen.queryByRole('region', { name: 'Set up your account' })).toBeNull();
  });

  test('when an open step becomes known only after the page has appeared, then the list appears on the next visit', async () => {
    const session = aProvider();
    const first = open({ session, cards: 'not_connected' });
    await waitUntilLoaded(first.calls);
    expect(screen.queryByRole('region', { name: 'Set up your account' })).toBeNull();
    first.unmount();

    open({ session, cards: 'not_connected' });

    expect(await entries()).toContain('Accept card payments, to do');
  });

  test('when the provider hides the list, then it stays hidden in this browser', async () => {
    const session = aProvider({ emailVerified: false });
    const first = open({ session });
    await first.user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('region', { name: 'Set up your account' })).toBeNull();
    first.unmount();

    open({ session });

    const notice = await screen.findByText(/^Confirm your email address, .*clients see a warning/);
    await waitFor(() => {
      expect(notice).toBeVisible();
    });
    expect(screen.queryByRole('region', { name: 'Set up your account' })).toBeNull();
  });
});
