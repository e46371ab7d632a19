import type { PayoutStatus } from '@marquee/contracts/payout-operations';
import { FormSection, Skeleton, Small } from '@marquee/ui';
import { CallFailure, useScrollToFragment } from '@marquee/web-kit';
import { OnboardingButton } from './onboarding-button.tsx';
import { useProviderGetPayoutsQuery } from './payouts-api.ts';

const hint = 'Card payments go to your own Stripe account. Marquee takes no fee.';

const sectionId = 'card-payments';

/** Providers return here from the payment processor's page, so the status is fetched again on every visit. */
export function PayoutsSection() {
  const section = useScrollToFragment(sectionId);
  const {
    data: payouts,
    error,
    isLoading,
    refetch,
  } = useProviderGetPayoutsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <FormSection ref={section} id={sectionId} title="Card payments" hint={hint}>
      {isLoading && <Skeleton label="Loading your card payments" rows={1} />}
      {!payouts && !isLoading && (
        <CallFailure
          title="Your card payments could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {payouts && <PayoutStatusText status={payouts.status} />}
    </FormSection>
  );
}

const statusTexts = {
  not_connected: {
    text: 'Your clients can’t pay by card yet; until then, arrange payment directly.',
    next: 'Set Up Card Payments',
  },
  incomplete: {
    text: 'Your clients can’t pay by card yet. Stripe needs more information from you.',
    next: 'Continue Setting Up',
  },
  ready: {
    text: 'Your clients can pay their invoices by card. Payouts and fees are in your Stripe account.',
    next: null,
  },
} as const satisfies Record<PayoutStatus, object>;

function PayoutStatusText({ status }: { status: PayoutStatus }) {
  const { text, next } = statusTexts[status];
  return (
    <>
      <Small>{text}</Small>
      {next !== null && (
        <div>
          <OnboardingButton>{next}</OnboardingButton>
        </div>
      )}
    </>
  );
}
