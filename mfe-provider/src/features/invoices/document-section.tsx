import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { FormSection, theme } from '@marquee/ui';
import { InvoiceDetails } from '@marquee/web-kit';
import { styled } from 'styled-components';

type DocumentSectionProps = { invoice: ProviderInvoice };

/** Renders nothing when the invoice was answered without its document. */
export function DocumentSection({ invoice: { document, sentAt } }: DocumentSectionProps) {
  if (document === undefined) {
    return null;
  }
  return (
    <FormSection title="On the invoice" hint={sentAt === null ? asItWouldBe : asItWas}>
      <Details>
        <InvoiceDetails document={document} />
      </Details>
    </FormSection>
  );
}

const asItWouldBe =
  'What it would say if it were sent now. You set your tax number and billing address under Billing.';
const asItWas = 'Kept as it was when it was sent.';

const Details = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
