import { BackLink, InvoiceStatusBadge, PageFrame, PageHeader, Skeleton } from '@marquee/ui';
import {
  getInvoiceNumberLabel,
  getInvoicePartLabel,
  getInvoiceDisplayStatus,
  getInvoiceTitle,
  Link,
  Page,
  useParams,
} from '@marquee/web-kit';
import { InvoiceUnavailable } from '../features/invoices/invoice-unavailable.tsx';
import { InvoiceView } from '../features/invoices/invoice-view.tsx';
import { invoiceStatusLabels } from '../features/invoices/invoice-labels.ts';
import { useProviderGetInvoiceQuery } from '../features/invoices/invoices-api.ts';

export function InvoicePage() {
  const { id = '' } = useParams();
  // Fetched on every visit, because the invoice may have been sent, paid or voided.
  const {
    currentData: invoice,
    error,
    isFetching,
    refetch,
  } = useProviderGetInvoiceQuery({ params: { id } }, { refetchOnMountOrArgChange: true });

  if (!invoice && isFetching) {
    return (
      <PageFrame $width="form">
        <Skeleton label="Loading the invoice" rows={6} />
      </PageFrame>
    );
  }
  if (!invoice) {
    return (
      <Page title="Invoice" description="One of your invoices.">
        <PageFrame $width="form">
          <InvoiceUnavailable error={error} onRetry={() => void refetch()} />
        </PageFrame>
      </Page>
    );
  }
  const displayStatus = getInvoiceDisplayStatus(invoice);
  return (
    <Page title={getInvoiceTitle(invoice)} description="What is due, paid and refunded.">
      <PageFrame $width="form">
        <PageHeader
          back={
            <BackLink as={Link} to="/provider-admin?tab=invoices">
              Invoices
            </BackLink>
          }
          kicker={`${getInvoiceNumberLabel(invoice)} · ${getInvoicePartLabel(invoice)}`}
          title={getInvoiceTitle(invoice)}
          aside={
            <InvoiceStatusBadge status={displayStatus}>
              {invoiceStatusLabels[displayStatus]}
            </InvoiceStatusBadge>
          }
        />
        <InvoiceView invoice={invoice} />
      </PageFrame>
    </Page>
  );
}
