import { getInvoicePdf, getReceiptPdf } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { Button, FactList, FormSection } from '@marquee/ui';
import { InvoiceDownloads } from '@marquee/web-kit';
import { ActionButtons } from './action-buttons.ts';
import { getInvoiceFacts } from './get-invoice-facts.tsx';
import type { InvoiceAction } from './invoice-action.ts';
import { allowedActions } from './invoice-action.ts';

const documents = { invoice: getInvoicePdf, receipt: getReceiptPdf };

type DetailsSectionProps = { invoice: ProviderInvoice; onAction: (action: InvoiceAction) => void };

/** Shows the amount of the invoice, the client, and what the client pays for, with buttons to send, download and void the invoice. */
export function DetailsSection({ invoice, onAction }: DetailsSectionProps) {
  const actions = allowedActions[invoice.status];

  return (
    <FormSection title="Details">
      <FactList facts={getInvoiceFacts(invoice)} />
      <ActionButtons>
        {actions.includes('send') && (
          <Button
            size="small"
            icon="send"
            onClick={() => {
              onAction('send');
            }}
          >
            Send Now
          </Button>
        )}
        <InvoiceDownloads invoice={invoice} documents={documents} />
        {actions.includes('void') && (
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              onAction('void');
            }}
          >
            Void Invoice
          </Button>
        )}
      </ActionButtons>
    </FormSection>
  );
}
