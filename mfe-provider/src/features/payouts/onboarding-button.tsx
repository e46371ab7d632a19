import { ExternalNavigationButton } from '@marquee/web-kit';
import { useProviderStartOnboardingMutation } from './payouts-api.ts';

type OnboardingButtonProps = { children: string };

/** Opens the payment processor’s page, where providers identify themselves and name their bank account. */
export function OnboardingButton({ children }: OnboardingButtonProps) {
  const [startOnboarding, { isLoading }] = useProviderStartOnboardingMutation();

  return (
    <ExternalNavigationButton
      ask={() => startOnboarding().unwrap()}
      isAsking={isLoading}
      refusal={{ fallback: 'Failed to Open Stripe' }}
      variant="outline"
      size="small"
    >
      {children}
    </ExternalNavigationButton>
  );
}
