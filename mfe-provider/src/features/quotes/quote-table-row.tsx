import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Button, LinkButton, Menu, Money, QuoteStatusBadge, RowActions, Small, Title3 } from '@marquee/ui';
import type { MenuChoice } from '@marquee/ui';
import { formatShortDate, formatWhen, Instant, Link } from '@marquee/web-kit';
import { copyShareAddress } from '../../copy-share-address.ts';
import { nameOf } from './name-of.ts';
import { DateCell, LastChangeCell } from './quote-cells.ts';

type QuoteTableRowProps = { quote: ProviderQuote; onSend: () => void; onArchive: () => void };

export function QuoteTableRow({ quote, onSend, onArchive }: QuoteTableRowProps) {
  const { id, eventName, clientName, clientEmail, eventDate, status, finalAmount } = quote;

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">{eventName}</Title3>
        <Small as="div">{clientName || clientEmail}</Small>
      </td>
      <DateCell data-place="end">{eventDate === '' ? 'Date TBD' : formatShortDate(eventDate)}</DateCell>
      <td data-place="start">
        <QuoteStatusBadge status={status}>{quoteStatusLabels[status]}</QuoteStatusBadge>
      </td>
      <LastChangeCell data-place="end">
        <Small as="span">
          <Instant at={quote.lastChangedAt} by={nameOf(quote.lastChangedBy)} format={formatWhen} />
        </Small>
      </LastChangeCell>
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
          {!quote.archived && <Menu label={`More for ${eventName}`} items={choicesFor(quote, onArchive)} />}
        </RowActions>
      </td>
    </tr>
  );
}

function choicesFor({ id: quoteId, eventName }: ProviderQuote, onArchive: () => void): MenuChoice[] {
  return [
    { label: 'Copy Share URL', icon: 'link', onSelect: () => void copyShareAddress({ quoteId, eventName }) },
    { label: 'Archive', icon: 'archive', onSelect: onArchive },
  ];
}
