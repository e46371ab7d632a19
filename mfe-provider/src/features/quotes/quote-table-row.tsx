import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, LinkButton, Menu, Money, QuoteStatusBadge, RowActions, Small, Title3 } from '@marquee/ui';
import type { MenuChoice } from '@marquee/ui';
import { formatShortDate, Link } from '@marquee/web-kit';
import { copyShareAddress } from './copy-share-address.ts';
import { lastChangeOf } from './last-change.ts';

type QuoteTableRowProps = { quote: ProviderQuote; onSend: () => void; onArchive: () => void };

export function QuoteTableRow({ quote, onSend, onArchive }: QuoteTableRowProps) {
  const { id, eventName, clientName, clientEmail, eventDate, status, finalAmount } = quote;

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">{eventName}</Title3>
        <Small as="div">{clientName || clientEmail}</Small>
      </td>
      <td data-place="end">{eventDate === '' ? 'Date TBD' : formatShortDate(eventDate)}</td>
      <td data-place="start">
        <QuoteStatusBadge status={status}>{quoteStatusLabels[status]}</QuoteStatusBadge>
      </td>
      <td data-place="end">
        <Small as="span">{lastChangeOf(quote)}</Small>
      </td>
      <td data-place="amount" data-align="end">
        <strong>
          <Money amount={finalAmount} />
        </strong>
      </td>
      <td data-place="actions">
        <RowActions>
          {status === 'approved_for_review' ? (
            <Button size="small" icon="send" onClick={onSend}>
              Send to Client
            </Button>
          ) : (
            <LinkButton as={Link} to={`/provider/quotes/${id}`} $variant="outline" $size="small">
              Open
            </LinkButton>
          )}
          <Menu label={`More for ${eventName}`} items={choicesFor(quote, onArchive)} />
        </RowActions>
      </td>
    </tr>
  );
}

function choicesFor(quote: ProviderQuote, onArchive: () => void): MenuChoice[] {
  const copy: MenuChoice = {
    label: 'Copy Share URL',
    icon: 'link',
    onSelect: () => void copyShareAddress(quote),
  };
  if (quote.archived) {
    return [copy];
  }
  return [copy, { label: 'Archive', icon: 'archive', onSelect: onArchive }];
}
