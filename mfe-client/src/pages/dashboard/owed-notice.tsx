import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, LinkButton, Notice, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useOwedInvoices } from '../../features/invoices/use-owed-invoices.ts';
import { getDueLabel } from './get-due-label.ts';

/**
 * Notice above the events about the unpaid invoice with the earliest due date; null without unpaid invoices. The notice appears only on
 * narrow screens, where the aside with the same content is below the events.
 */
export function OwedNotice() {
  const { owed, total } = useOwedInvoices({ refetchOnMount: 'never' });
  const [first] = owed;

  if (first === undefined) {
    return null;
  }
  const text = `${formatMoney(first.amount)} ${getDueLabel(first)}`;
  const isOnly = total <= 1;

  return (
    <WithoutAside>
      <Notice
        tone={first.isOverdue ? 'danger' : 'info'}
        action={
          <LinkButton
            as={Link}
            to={isOnly ? `/client/invoices/${first.id}` : '/client-admin?tab=invoices'}
            $variant="outline"
            $size="small"
          >
            {isOnly ? getPayLabel(first) : 'See what to pay'}
          </LinkButton>
        }
      >
        {isOnly ? `${text}.` : `You have ${total} invoices to pay. The first: ${text}.`}
      </Notice>
    </WithoutAside>
  );
}

/** The label is 'Pay' only if the client can pay by card, because otherwise the invoice's page only describes other ways to pay. */
function getPayLabel({ cardPayment }: ClientInvoice): string {
  return cardPayment === 'possible' ? 'Pay' : 'View Invoice';
}

const WithoutAside = styled.div`
  display: none;
  margin-bottom: ${theme.space[5]};

  ${theme.media.narrow} {
    display: block;
  }
`;
