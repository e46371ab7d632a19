import { Button } from '@marquee/ui';
import { useLeaveFor, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderStartCheckoutMutation } from './subscription-api.ts';

/** Leads to the card checkout, or says why there is none. */
export function UpgradeButton() {
  const [startCheckout, { isLoading }] = useProviderStartCheckoutMutation();
  const leaveFor = useLeaveFor();
  const notifyRefusal = useNotifyRefusal();

  async function upgrade() {
    try {
      const { url } = await startCheckout().unwrap();
      leaveFor(url);
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to open the checkout' });
    }
  }

  return (
    <Button
      variant="spotlight"
      size="small"
      pending={isLoading}
      pendingText="Opening..."
      onClick={() => void upgrade()}
    >
      Upgrade Now
    </Button>
  );
}
