import type { ProviderProfile } from '@marquee/contracts/accounts';
import type { Subscription } from '@marquee/contracts/billing-operations';
import { emptyRequiredFields } from '../../required-profile-fields.ts';

export type SetUpStepId = 'email' | 'profile' | 'card-payments' | 'payment-defaults';

/** `isDone` is undefined until the services have answered. */
export type SetUpStep = {
  id: SetUpStepId;
  title: string;
  /** The reason for the step, or how to do it; shown until the step is done. */
  hint: string;
  isDone: boolean | undefined;
  /** The page on which the step can be done; null for the email address, which a link in an email confirms. */
  to: string | null;
};

type SetUpInput = {
  emailVerified: boolean;
  profile: Partial<ProviderProfile>;
  /** Undefined until the subscription has loaded; `unavailable` if the server has no payment processor. */
  cardPayments: Subscription['cardPayments'];
  /** The number of saves of the payment defaults; undefined until they have loaded. */
  paymentDefaultRevision: number | undefined;
};

const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns the steps before a provider's first booking. Omits card payments if the server has no payment processor. */
export function getSetUpSteps({
  emailVerified,
  profile,
  cardPayments,
  paymentDefaultRevision,
}: SetUpInput): SetUpStep[] {
  const missing = getMissingFields(profile);
  const steps: SetUpStep[] = [
    {
      id: 'email',
      title: 'Confirm your email address',
      hint: 'Follow the link we emailed you. Until then, clients see a warning before they send you a request.',
      isDone: emailVerified,
      to: null,
    },
    {
      id: 'profile',
      title: 'Complete your profile',
      hint: `Add your ${listFormat.format(missing)}.`,
      isDone: missing.length === 0,
      to: '/provider?tab=profile',
    },
    {
      id: 'card-payments',
      title: 'Accept card payments',
      hint:
        cardPayments === 'incomplete'
          ? 'Stripe needs more details from you.'
          : 'Let clients pay deposits and invoices by card.',
      isDone: cardPayments && cardPayments === 'ready',
      to: '/provider/billing#card-payments',
    },
    {
      id: 'payment-defaults',
      title: 'Set your payment defaults',
      hint: 'Choose the deposit and due date that new quotes start with.',
      isDone: paymentDefaultRevision === undefined ? undefined : paymentDefaultRevision > 0,
      to: '/provider/billing#payment-defaults',
    },
  ];
  return steps.filter(({ id }) => id !== 'card-payments' || cardPayments !== 'unavailable');
}

/**
 * Returns the labels of the empty fields. Checks the fields that the profile form marks as required, the description and the service types.
 */
function getMissingFields(profile: Partial<ProviderProfile>): string[] {
  const { businessDescription, serviceTypes = [] } = profile;
  return [
    ...emptyRequiredFields(profile).map((label) => label.toLowerCase()),
    ...(businessDescription ? [] : ['description']),
    ...(serviceTypes.length > 0 ? [] : ['service types']),
  ];
}
