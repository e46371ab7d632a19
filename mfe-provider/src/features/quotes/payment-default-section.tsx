import { FormSection, Skeleton } from '@marquee/ui';
import { CallFailure, useArriveAt } from '@marquee/web-kit';
import { useProviderGetPaymentDefaultQuery } from '../../payment-default-api.ts';
import { PaymentDefaultForm } from './payment-default-form.tsx';

const hint =
  'New quotes start with this schedule; you can change it on each quote. New invoices carry your tax number and billing address.';

const sectionId = 'payment-defaults';

/** Reads the payment defaults again whenever the page is opened, because another tab may have set them. */
export function PaymentDefaultSection() {
  const section = useArriveAt(sectionId);
  const { data, error, isLoading, refetch } = useProviderGetPaymentDefaultQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });

  return (
    <FormSection ref={section} id={sectionId} title="How quotes are paid" hint={hint}>
      {isLoading && <Skeleton label="Loading how your quotes are paid" rows={2} />}
      {!data && !isLoading && (
        <CallFailure
          title="How your quotes are paid could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <PaymentDefaultForm stored={data} />}
    </FormSection>
  );
}
