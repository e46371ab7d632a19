import { ExternalNavigationButton } from '@marquee/web-kit';
import { useProviderOpenBillingPortalMutation } from '../../subscription-api.ts';

type OpenPortalButtonProps = { children: string };

/** Opens the payment processor’s portal for card, receipts and cancellation. */
export function OpenPortalButton({ children }: OpenPortalButtonProps) {
  const [openPortal, { isLoading }] = useProviderOpenBillingPortalMutation();

  return (
    <ExternalNavigationButton
      ask={() => openPortal().unwrap()}
      isAsking={isLoading}
      refusal={{ fallback: 'Failed to Open Your Billing' }}
      variant="outline"
      size="small"
    >
      {children}
    </ExternalNavigationButton>
  );
}
