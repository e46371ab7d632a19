import { getClientInvoicePdf, getClientReceiptPdf } from '@marquee/contracts/invoice-operations';
import type { ClientInvoice } from '@marquee/contracts/invoices';
import { toCents } from '@marquee/contracts/money';
import { FactList, PriceCard, theme, TotalLine } from '@marquee/ui';
import { InvoiceDetails, InvoiceDownloads, getInvoiceTitle } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { LateCardPaymentNotice } from './late-card-payment-notice.tsx';
import { CreditNotes } from './credit-notes.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { getInvoiceFacts } from './get-invoice-facts.tsx';
import { RefundPending } from './refund-pending.tsx';

type InvoiceDocumentProps = { invoice: ClientInvoice };

export function InvoiceDocument({ invoice }: InvoiceDocumentProps) {
  return (
    <PriceCard label={getInvoiceTitle(invoice)}>
      <Content>
        <div>
          <TotalLine label={totalLabels[invoice.status]} amount={invoice.amount} />
          {toCents(invoice.refundedAmount) > 0 && (
            <TotalLine label="Refunded" amount={invoice.refundedAmount} size="regular" />
          )}
        </div>
        <HowToPay invoice={invoice} />
        <FactList facts={getInvoiceFacts(invoice)} />
        {invoice.document && <InvoiceDetails document={invoice.document} invoice={invoice} />}
        <CreditNotes invoice={invoice} />
        <RefundPending invoice={invoice} />
        <LateCardPaymentNotice invoice={invoice} />
        <Documents>
          <InvoiceDownloads invoice={invoice} documents={documents} />
        </Documents>
      </Content>
    </PriceCard>
  );
}

const documents = { invoice: getClientInvoicePdf, receipt: getClientReceiptPdf };

const totalLabels: Record<ClientInvoice['status'], string> = {
  draft: 'To pay',
  sent: 'To pay',
  paid: 'Paid',
  partly_refunded: 'Paid',
  refunded: 'Paid',
  void: 'Voided amount',
};

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Documents = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
