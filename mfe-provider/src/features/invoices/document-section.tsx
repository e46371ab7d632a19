import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { FormSection, theme } from '@marquee/ui';
import { InvoiceDetails } from '@marquee/web-kit';
import { styled } from 'styled-components';

type DocumentSectionProps = { invoice: ProviderInvoice };

/** Shows the document of the invoice; null if the response contains none. */
export function DocumentSection({ invoice }: DocumentSectionProps) {
  const { document, sentAt } = invoice;
  if (document === undefined) {
    return null;
  }
  return (
    <FormSection title="On the invoice" hint={sentAt === null ? draftHint : sentHint}>
      <Details>
        <InvoiceDetails document={document} invoice={invoice} />
      </Details>
    </FormSection>
  );
}

const draftHint =
  'The invoice as it would be sent now. You can change your tax number and billing address under Billing. Your client’s billing address is added when it is sent.';
const sentHint = 'The invoice as it was sent.';

const Details = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
