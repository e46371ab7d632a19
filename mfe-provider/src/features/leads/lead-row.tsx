import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { EventStatusBadge, NameLink, Small, Title3 } from '@marquee/ui';
import { formatMoney, formatDate } from '@marquee/web-kit';
import type { EventAction } from '../../event-actions/event-action.ts';
import { describeEventQuote } from '../../describe-quote.ts';
import { LeadActions } from './lead-actions.tsx';
import { Client, DateCell, Email } from './lead-cells.ts';

type LeadRowProps = { event: EventView; onAction: (action: EventAction) => void };

export function LeadRow({ event, onAction }: LeadRowProps) {
  const { clientName, clientEmail, name, eventCategory, eventDate, totalAmount, status } = event;
  const { quotedAmount = null } = event;
  const quote = describeEventQuote(event);
  // Until the events service has received a new client's profile, it returns the email address as the name.
  const isNamed = clientName !== '' && clientName !== clientEmail;

  return (
    <tr>
      <td data-place="start" data-typed>
        <Client>{isNamed ? clientName : 'Unknown Client'}</Client>
        <Email>{clientEmail || 'No email'}</Email>
      </td>
      <td data-place="title">
        <Title3 as="span">
          <NameLink
            as="button"
            type="button"
            onClick={() => {
              onAction('view');
            }}
          >
            {name}
          </NameLink>
        </Title3>
        <Small as="div">{eventCategory}</Small>
      </td>
      <DateCell data-place="end">{eventDate === '' ? 'Date TBD' : formatDate(eventDate)}</DateCell>
      <td data-place="amount" data-align="end">
        <strong>{totalAmount === null ? 'TBD' : formatMoney(totalAmount, 0)}</strong>
        {totalAmount === null && quotedAmount !== null && (
          <Small as="div">Quoted {formatQuoted(quotedAmount)}</Small>
        )}
      </td>
      <td>
        <EventStatusBadge status={status}>{eventStatusLabels[status]}</EventStatusBadge>
        {quote !== '' && <Small as="div">{quote}</Small>}
      </td>
      <td data-place="actions">
        <LeadActions event={event} onAction={onAction} />
      </td>
    </tr>
  );
}

/** Formats an amount with cents only if there are any. */
function formatQuoted(amount: string): string {
  return formatMoney(amount, amount.endsWith('.00') ? 0 : 2);
}
