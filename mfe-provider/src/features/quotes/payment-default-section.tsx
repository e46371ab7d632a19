import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure, useScrollToFragment } from '@marquee/web-kit';
import { useProviderGetPaymentDefaultQuery } from '../../payment-default-api.ts';
import { PaymentDefaultForm } from './payment-default-form.tsx';

const hint =
  'Default payment terms for new quotes. You can change them per quote. New invoices show your tax number and billing address.';

const sectionId = 'payment-defaults';

/** Fetches the payment defaults on every visit, because another tab may have changed them. */
export function PaymentDefaultSection() {
  const section = useScrollToFragment(sectionId);
  const { data, error, isLoading, refetch } = useProviderGetPaymentDefaultQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <FormSection ref={section} id={sectionId} title="Payment defaults" hint={hint}>
      {isLoading && <Skeleton label="Loading your payment defaults" rows={2} />}
      {!data && !isLoading && (
        <CallFailure
          title="Your payment defaults could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <PaymentDefaultForm stored={data} />}
    </FormSection>
  );
}
