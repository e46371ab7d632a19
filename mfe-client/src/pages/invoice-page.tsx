import { Navigate, Page, RequireRole, useParams } from '@marquee/web-kit';
import { Invoice } from '../features/invoices/invoice.tsx';

export function InvoicePage() {
  const { id = '' } = useParams();

  return (
    <Page title="Invoice" description="What to pay, to whom and by when.">
      <RequireRole role="client" otherwise={<Navigate to="/auth" replace />}>
        <Invoice id={id} />
      </RequireRole>
    </Page>
  );
}
