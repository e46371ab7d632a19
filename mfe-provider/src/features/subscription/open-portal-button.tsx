import { Button } from '@marquee/ui';
import { useLeaveFor, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderOpenBillingPortalMutation } from './subscription-api.ts';

type OpenPortalButtonProps = { children: string };

/** Leads to the card processor's page for card, receipts and cancelling. */
export function OpenPortalButton({ children }: OpenPortalButtonProps) {
  const [openPortal, { isLoading }] = useProviderOpenBillingPortalMutation();
  const leaveFor = useLeaveFor();
  const notifyRefusal = useNotifyRefusal();

  async function open() {
    try {
      const { url } = await openPortal().unwrap();
      leaveFor(url);
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to open your billing' });
    }
  }

  return (
    <Button
      variant="outline"
      size="small"
      pending={isLoading}
      pendingText="Opening..."
      onClick={() => void open()}
    >
      {children}
    </Button>
  );
}
