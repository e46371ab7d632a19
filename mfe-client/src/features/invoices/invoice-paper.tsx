import type { ClientInvoice } from '@marquee/contracts/invoices';
import { FactList, PricePaper, theme, TotalLine } from '@marquee/ui';
import { invoiceTitleOf } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { CreditNotes } from './credit-notes.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { invoiceFactsOf } from './invoice-facts-of.tsx';

type InvoicePaperProps = { invoice: ClientInvoice };

export function InvoicePaper({ invoice }: InvoicePaperProps) {
  return (
    <PricePaper label={invoiceTitleOf(invoice)}>
      <Content>
        <TotalLine label={totalLabels[invoice.status]} amount={invoice.amount} />
        <FactList facts={invoiceFactsOf(invoice)} />
        <CreditNotes creditNotes={invoice.creditNotes} />
        <HowToPay invoice={invoice} />
      </Content>
    </PricePaper>
  );
}

const totalLabels: Record<ClientInvoice['status'], string> = {
  draft: 'To pay',
  sent: 'To pay',
  paid: 'Paid',
  partly_refunded: 'Paid',
  refunded: 'Paid',
  void: 'Void, was',
};

const Content = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
