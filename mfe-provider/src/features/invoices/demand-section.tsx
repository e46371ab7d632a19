import { getInvoicePdf, getReceiptPdf } from '@marquee/contracts/invoice-operations';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { Button, FactList, FormSection } from '@marquee/ui';
import { InvoiceDownloads } from '@marquee/web-kit';
import { ActButtons } from './act-buttons.ts';
import { demandFactsOf } from './demand-facts-of.tsx';
import type { InvoiceAct } from './invoice-act.ts';
import { actsOf } from './invoice-act.ts';

const documents = { invoice: getInvoicePdf, receipt: getReceiptPdf };

type DemandSectionProps = { invoice: ProviderInvoice; onAct: (act: InvoiceAct) => void };

/** The amount owed, its client and its purpose. */
export function DemandSection({ invoice, onAct }: DemandSectionProps) {
  const acts = actsOf[invoice.status];

  return (
    <FormSection title="Details">
      <FactList facts={demandFactsOf(invoice)} />
      <ActButtons>
        {acts.includes('send') && (
          <Button
            size="small"
            icon="send"
            onClick={() => {
              onAct('send');
            }}
          >
            Send Now
          </Button>
        )}
        <InvoiceDownloads invoice={invoice} documents={documents} />
        {acts.includes('void') && (
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              onAct('void');
            }}
          >
            Void Invoice
          </Button>
        )}
      </ActButtons>
    </FormSection>
  );
}
