import type { ClientInvoice } from '@marquee/contracts/invoices';
import { formatMoney, LinkButton, Notice, theme } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { useOwedInvoices } from '../../features/invoices/use-owed-invoices.ts';
import { dueWordsOf } from './owed-words.ts';

/** What is to be paid first, above the events where the aside that says it stands below them; nothing while nothing is owed. */
export function OwedNotice() {
  const { owed, total } = useOwedInvoices({ readAnew: 'never' });
  const [first] = owed;

  if (first === undefined) {
    return null;
  }
  const words = `${formatMoney(first.amount)} ${dueWordsOf(first)}`;
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
            {isOnly ? payLabelOf(first) : 'See what to pay'}
          </LinkButton>
        }
      >
        {isOnly ? `${words}.` : `You have ${total} invoices to pay. The first: ${words}.`}
      </Notice>
    </WithoutAside>
  );
}

/** An invoice that no card can pay only says how payment is arranged. */
function payLabelOf({ cardPayment }: ClientInvoice): string {
  return cardPayment === 'possible' ? 'Pay' : 'View Invoice';
}

const WithoutAside = styled.div`
  display: none;
  margin-bottom: ${theme.space[5]};

  ${theme.media.narrow} {
    display: block;
  }
`;
