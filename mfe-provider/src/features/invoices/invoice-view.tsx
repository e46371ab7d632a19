import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { theme } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CreditNotesSection } from './credit-notes-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DocumentSection } from './document-section.tsx';
import { InvoiceActionDialog } from './invoice-action-dialog.tsx';
import type { InvoiceAction } from './invoice-action.ts';
import { PaymentSection } from './payment-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { RefundOffer } from './refund-offer.tsx';

type InvoiceViewProps = { invoice: ProviderInvoice };

export function InvoiceView({ invoice }: InvoiceViewProps) {
  const [action, setAction] = useState<InvoiceAction | null>(null);

  return (
    <Sections>
      {invoice.isRefundOffered && <RefundOffer invoice={invoice} />}
      <DetailsSection invoice={invoice} onAction={setAction} />
      <DocumentSection invoice={invoice} />
      <PaymentSection invoice={invoice} onAction={setAction} />
      {invoice.reminders && <RemindersSection invoice={invoice} reminders={invoice.reminders} />}
      {invoice.creditNotes.length > 0 && <CreditNotesSection invoice={invoice} />}
      <InvoiceActionDialog
        action={action}
        invoice={invoice}
        onClose={() => {
          setAction(null);
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
