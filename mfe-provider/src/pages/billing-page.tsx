import { BackLink, PageFrame, PageHeader, Skeleton, theme } from '@marquee/ui';
import { CallFailure, Link, Page, useSearchParams } from '@marquee/web-kit';
import { BriefWait } from '@marquee/web-kit/parts';
import { styled } from 'styled-components';
import { useProviderGetPayoutsQuery } from '../features/payouts/payouts-api.ts';
import { PayoutsSection } from '../features/payouts/payouts-section.tsx';
import { PaymentDefaultSection } from '../features/quotes/payment-default-section.tsx';
import { BillingNotice } from '../features/subscription/billing-notice.tsx';
import { CardSection } from '../features/subscription/card-section.tsx';
import { PlanSection } from '../features/subscription/plan-section.tsx';
import { ReceiptsSection } from '../features/subscription/receipts-section.tsx';
import { useProviderGetBillingAccountQuery } from '../subscription-api.ts';

/**
 * Providers return to this page from the payment processor's pages, so the subscription is fetched on every visit. The payment defaults
 * appear even if the subscription cannot be loaded.
 */
export function BillingPage() {
  const [search] = useSearchParams();
  const {
    data: account,
    error,
    isLoading,
    refetch,
  } = useProviderGetBillingAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isLoading: arePayoutsLoading } = useProviderGetPayoutsQuery();

  return (
    <Page title="Billing" description="Your plan, your card, your receipts, and how clients pay you.">
      <PageFrame>
        <PageHeader
          title="Billing"
          back={
            <BackLink as={Link} to="/provider">
              Dashboard
            </BackLink>
          }
        />
        <Sections>
          {isLoading && <Skeleton label="Loading your billing" rows={4} />}
          {!account && !isLoading && (
            <CallFailure
              title="Your billing could not be loaded"
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          {account && (
            <>
              <BillingNotice account={account} comesFromCheckout={search.get('checkout') === 'done'} />
              <PlanSection subscription={account.subscription} />
              <CardSection card={account.card} />
              <ReceiptsSection receipts={account.receipts} />
            </>
          )}
          <BriefWait isLoading={isLoading || arePayoutsLoading}>
            <PayoutsSection />
            <PaymentDefaultSection />
          </BriefWait>
        </Sections>
      </PageFrame>
    </Page>
  );
}

const Sections = styled.div`
  max-width: ${theme.frame.form};

  > section:first-child {
    padding-top: 0;
    border-top: 0;
  }

  > [role='status'] {
    margin-bottom: ${theme.space[5]};
  }
`;
