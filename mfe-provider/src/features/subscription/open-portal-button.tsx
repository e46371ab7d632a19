import { LeaveForButton } from '@marquee/web-kit';
import { useProviderOpenBillingPortalMutation } from '../../subscription-api.ts';

type OpenPortalButtonProps = { children: string };

/** Leads to the card processor’s page for card, receipts and cancelling. */
export function OpenPortalButton({ children }: OpenPortalButtonProps) {
  const [openPortal, { isLoading }] = useProviderOpenBillingPortalMutation();

  return (
    <LeaveForButton
      ask={() => openPortal().unwrap()}
      isAsking={isLoading}
      refusal={{ fallback: 'Failed to Open Your Billing' }}
      variant="outline"
      size="small"
    >
      {children}
    </LeaveForButton>
  );
}
