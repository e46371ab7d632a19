import { ExternalNavigationButton } from '@marquee/web-kit';
import { useProviderStartCheckoutMutation } from '../../subscription-api.ts';

/** Opens the checkout, or shows why there is no checkout. */
export function UpgradeButton() {
  const [startCheckout, { isLoading }] = useProviderStartCheckoutMutation();

  return (
    <ExternalNavigationButton
      ask={() => startCheckout().unwrap()}
      isAsking={isLoading}
      refusal={{ fallback: 'Failed to Open the Checkout' }}
      variant="spotlight"
      size="small"
    >
      Upgrade Now
    </ExternalNavigationButton>
  );
}
