import { BackLink, InvoiceStatusBadge, PageFrame, PageHeader, Skeleton, theme } from '@marquee/ui';
import {
  invoiceNumberOf,
  invoicePartLabelOf,
  invoiceStandingOf,
  invoiceTitleOf,
  Link,
  useSearchParams,
} from '@marquee/web-kit';
import { styled } from 'styled-components';
import { BillingAddressSection } from './billing-address-section.tsx';
import { InvoiceMissing } from './invoice-missing.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { standingWords } from './invoice-words.ts';
import { useClientGetInvoiceQuery } from './invoices-api.ts';
import { PaymentReturn } from './payment-return.tsx';

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
          <InvoiceMissing error={error} onRetry={() => void refetch()} />
        )}
      </PageFrame>
    );
  }
  const standing = invoiceStandingOf(invoice);
  return (
    <PageFrame $width="paper">
      <PageHeader
        back={
          <BackLink as={Link} to="/client-admin?tab=invoices">
            Invoices
          </BackLink>
        }
        kicker={`${invoiceNumberOf(invoice)} · ${invoicePartLabelOf(invoice)}`}
        title={invoiceTitleOf(invoice)}
        aside={<InvoiceStatusBadge status={standing}>{standingWords[standing]}</InvoiceStatusBadge>}
      />
      {search.get('checkout') === 'done' && (
        <Return>
          <PaymentReturn invoice={invoice} onLookAgain={() => void refetch()} />
        </Return>
      )}
      <InvoicePaper invoice={invoice} />
      <BillingAddressSection />
    </PageFrame>
  );
}

const Return = styled.div`
  margin-bottom: ${theme.space[4]};
`;
