import { Button } from '@marquee/ui';
import { useLeaveFor, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderStartOnboardingMutation } from './payouts-api.ts';

type OnboardingButtonProps = { children: string };

/** Leads to the card processor's page, where a provider says who they are and where they are paid. */
export function OnboardingButton({ children }: OnboardingButtonProps) {
  const [startOnboarding, { isLoading }] = useProviderStartOnboardingMutation();
  const leaveFor = useLeaveFor();
  const notifyRefusal = useNotifyRefusal();

  async function start() {
    try {
      const { url } = await startOnboarding().unwrap();
      leaveFor(url);
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to open Stripe' });
    }
  }

  return (
    <Button
      variant="outline"
      size="small"
      pending={isLoading}
      pendingText="Opening..."
      onClick={() => void start()}
    >
      {children}
    </Button>
  );
}
