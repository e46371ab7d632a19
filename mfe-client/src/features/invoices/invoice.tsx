import { BackLink, InvoiceStatusBadge, PageFrame, PageHeader, Skeleton, theme } from '@marquee/ui';
import {
  getInvoiceNumberLabel,
  getInvoicePartLabel,
  getInvoiceDisplayStatus,
  getInvoiceTitle,
  Link,
  useSearchParams,
} from '@marquee/web-kit';
import { styled } from 'styled-components';
import { BillingAddressSection } from './billing-address-section.tsx';
import { InvoiceUnavailable } from './invoice-unavailable.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import { invoiceStatusLabels } from './invoice-labels.ts';
import { useClientGetInvoiceQuery } from './invoices-api.ts';
import { CheckoutReturnNotice } from './checkout-return-notice.tsx';

type InvoiceProps = { id: string };

export function Invoice({ id }: InvoiceProps) {
  const [search] = useSearchParams();
  // Fetched again on every visit, because the provider may have recorded a payment.
  const {
    currentData: invoice,
    error,
    isFetching,
    refetch,
  } = useClientGetInvoiceQuery({ params: { id } }, { refetchOnMountOrArgChange: true });

  if (!invoice) {
    return (
      <PageFrame $width="paper">
        {isFetching ? (
          <Skeleton label="Loading the invoice" rows={4} />
        ) : (
          <InvoiceUnavailable error={error} onRetry={() => void refetch()} />
        )}
      </PageFrame>
    );
  }
  const standing = getInvoiceDisplayStatus(invoice);
  return (
    <PageFrame $width="paper">
      <PageHeader
        back={
          <BackLink as={Link} to="/client-admin?tab=invoices">
            Invoices
          </BackLink>
        }
        kicker={`${getInvoiceNumberLabel(invoice)} · ${getInvoicePartLabel(invoice)}`}
        title={getInvoiceTitle(invoice)}
        aside={<InvoiceStatusBadge status={standing}>{invoiceStatusLabels[standing]}</InvoiceStatusBadge>}
      />
      {search.get('checkout') === 'done' && (
        <Return>
          <CheckoutReturnNotice invoice={invoice} onRefresh={() => void refetch()} />
        </Return>
      )}
      <InvoiceDocument invoice={invoice} />
      <BillingAddressSection />
    </PageFrame>
  );
}

const Return = styled.div`
  margin-bottom: ${theme.space[4]};
`;
