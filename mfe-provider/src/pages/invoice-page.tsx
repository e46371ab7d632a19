import { BackLink, InvoiceStatusBadge, PageFrame, PageHeader, Skeleton } from '@marquee/ui';
import {
  invoiceNumberOf,
  invoicePartLabelOf,
  invoiceStandingOf,
  invoiceTitleOf,
  Link,
  Page,
  useParams,
} from '@marquee/web-kit';
import { InvoiceMissing } from '../features/invoices/invoice-missing.tsx';
import { InvoiceView } from '../features/invoices/invoice-view.tsx';
import { standingWords } from '../features/invoices/invoice-words.ts';
import { useProviderGetInvoiceQuery } from '../features/invoices/invoices-api.ts';

export function InvoicePage() {
  const { id = '' } = useParams();
  // Fetched on every visit, because the invoice may have been sent, paid or made void.
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
          <InvoiceMissing error={error} onRetry={() => void refetch()} />
        </PageFrame>
      </Page>
    );
  }
  const standing = invoiceStandingOf(invoice);
  return (
    <Page title={invoiceTitleOf(invoice)} description="What is due, paid and refunded.">
      <PageFrame $width="form">
        <PageHeader
          back={
            <BackLink as={Link} to="/provider-admin?tab=invoices">
              Invoices
            </BackLink>
          }
          kicker={`${invoiceNumberOf(invoice)} · ${invoicePartLabelOf(invoice)}`}
          title={invoiceTitleOf(invoice)}
          aside={<InvoiceStatusBadge status={standing}>{standingWords[standing]}</InvoiceStatusBadge>}
        />
        <InvoiceView invoice={invoice} />
      </PageFrame>
    </Page>
  );
}
