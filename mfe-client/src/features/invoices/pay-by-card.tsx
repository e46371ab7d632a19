import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, isolated, Small, theme } from '@marquee/ui';
import { ExternalNavigationButton } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { getProviderName } from './invoice-labels.ts';
import { useClientPayInvoiceMutation } from './invoices-api.ts';

type PayByCardProps = { invoice: ClientInvoice };

/** A button that opens the payment processor's checkout. Further clicks, also in another browser tab, open the same checkout. */
export function PayByCard({ invoice }: PayByCardProps) {
  const [payInvoice, { isLoading }] = useClientPayInvoiceMutation();

  return (
    <Payment>
      <Small>{`You’ll pay ${isolated(getProviderName(invoice))} securely through Stripe.`}</Small>
      <ExternalNavigationButton
        ask={() => payInvoice({ params: { id: invoice.id } }).unwrap()}
        isAsking={isLoading}
        refusal={{ title: 'Failed to Open the Payment', fallback: 'Please try again' }}
        variant="spotlight"
      >
        {`Pay ${formatMoney(invoice.amount)} by Card`}
      </ExternalNavigationButton>
    </Payment>
  );
}

const Payment = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  ${theme.media.phone} {
    > button {
      width: 100%;
    }
  }
`;
