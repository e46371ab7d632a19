import { LeaveForButton } from '@marquee/web-kit';
import { useProviderStartOnboardingMutation } from './payouts-api.ts';

type OnboardingButtonProps = { children: string };

/** Leads to the card processor’s page, where a provider says who they are and where they are paid. */
export function OnboardingButton({ children }: OnboardingButtonProps) {
  const [startOnboarding, { isLoading }] = useProviderStartOnboardingMutation();

  return (
    <LeaveForButton
      ask={() => startOnboarding().unwrap()}
      isAsking={isLoading}
      refusal={{ fallback: 'Failed to Open Stripe' }}
      variant="outline"
      size="small"
    >
      {children}
    </LeaveForButton>
  );
}
