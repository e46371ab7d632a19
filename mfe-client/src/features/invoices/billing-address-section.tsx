import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { BillingAddressForm } from './billing-address-form.tsx';
import { useClientGetBillingAddressQuery } from './billing-address-api.ts';

const hint = 'New invoices and receipts show this address. Earlier ones don’t change.';

/**
 * Shown on an invoice's page, and in the settings so that the client can set the address before accepting a quote. The acceptance may
 * send the first invoice immediately, with the address of that time.
 */
export function BillingAddressSection() {
  const { data, error, isLoading, refetch } = useClientGetBillingAddressQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <FormSection title="Your billing address" hint={hint}>
      {isLoading && <Skeleton label="Loading your billing address" rows={2} />}
      {!data && !isLoading && (
        <CallFailure
          title="Your billing address could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <BillingAddressForm stored={data} />}
    </FormSection>
  );
}
