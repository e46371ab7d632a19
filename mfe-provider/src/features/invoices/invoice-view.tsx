import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { theme } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CreditNotesSection } from './credit-notes-section.tsx';
import { DemandSection } from './demand-section.tsx';
import { DocumentSection } from './document-section.tsx';
import { InvoiceActDialog } from './invoice-act-dialog.tsx';
import type { InvoiceAct } from './invoice-act.ts';
import { PaymentSection } from './payment-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { RefundOffer } from './refund-offer.tsx';

type InvoiceViewProps = { invoice: ProviderInvoice };

export function InvoiceView({ invoice }: InvoiceViewProps) {
  const [act, setAct] = useState<InvoiceAct | null>(null);

  return (
    <Sections>
      {invoice.isRefundOffered && <RefundOffer invoice={invoice} />}
      <DemandSection invoice={invoice} onAct={setAct} />
      <DocumentSection invoice={invoice} />
      <PaymentSection invoice={invoice} onAct={setAct} />
      {invoice.reminders && <RemindersSection invoice={invoice} reminders={invoice.reminders} />}
      {invoice.creditNotes.length > 0 && <CreditNotesSection invoice={invoice} />}
      <InvoiceActDialog
        act={act}
        invoice={invoice}
        onClose={() => {
          setAct(null);
        }}
      />
    </Sections>
  );
}

const Sections = styled.div`
  > section:first-of-type {
    padding-top: 0;
    border-top: 0;
  }

  > [role='status'] {
    margin-bottom: ${theme.space[5]};
  }
`;
