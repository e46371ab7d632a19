import { LinkButton, NothingFound } from '@marquee/ui';
import { CallFailure, isApiError, Link } from '@marquee/web-kit';

type InvoiceUnavailableProps = { error: unknown; onRetry: () => void };

/** Shown if the invoice does not exist or could not be loaded. */
export function InvoiceUnavailable({ error, onRetry }: InvoiceUnavailableProps) {
  if (!isApiError(error) || error.status !== 404) {
    return <CallFailure title="The invoice could not be loaded" error={error} onRetry={onRetry} />;
  }
  return (
    <NothingFound
      headingLevel={1}
      title="Invoice not found"
      action={
        <LinkButton as={Link} to="/client-admin?tab=invoices" $variant="outline" $size="small">
          Invoices
        </LinkButton>
      }
    />
  );
}
