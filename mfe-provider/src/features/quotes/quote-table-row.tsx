import { isSameAmount } from '@marquee/contracts/money';
import { quoteStatusLabels } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import {
  Button,
  LinkButton,
  Menu,
  Money,
  NameLink,
  QuoteStatusBadge,
  RowActions,
  Small,
  Title3,
} from '@marquee/ui';
import { formatDate, formatWhen, Instant, Link, useNavigate } from '@marquee/web-kit';
import { describeQuote } from '../../describe-quote.ts';
import { describeSentVersion } from './sent-version.ts';
import { getActorLabel } from './get-actor-label.ts';
import { DateCell, LastChangeCell } from './quote-cells.ts';
import { getQuoteMenuItems } from './get-quote-menu-items.ts';

type QuoteTableRowProps = { quote: ProviderQuote; onSend: () => void; onArchive: () => void };

export function QuoteTableRow({ quote, onSend, onArchive }: QuoteTableRowProps) {
  const { id, eventName, clientName, clientEmail, eventDate, status, totalAmount, finalAmount } = quote;
  const navigate = useNavigate();
  const address = `/provider/quotes/${id}`;
  const sentVersionText = describeSentVersion(quote);
  const isToSend = status === 'approved_for_review';
  const menuItems = getQuoteMenuItems(quote, {
    // Only a quote that is to be sent needs this entry, because the row's own button opens every other quote.
    onOpen: isToSend ? () => void navigate(address) : null,
    onArchive,
  });

  return (
    <tr>
      <td data-place="title">
        <Title3 as="span">
          <NameLink as={Link} to={address}>
            {eventName}
          </NameLink>
        </Title3>
        <Small as="div">{clientName || clientEmail}</Small>
      </td>
      <DateCell data-place="end">{eventDate === '' ? 'Date TBD' : formatDate(eventDate)}</DateCell>
      <td data-place="start">
        <QuoteStatusBadge status={status}>{quoteStatusLabels[status]}</QuoteStatusBadge>
        {quote.standing && status !== 'archived' && <Small as="div">{describeQuote(quote.standing)}</Small>}
        {sentVersionText !== '' && <Small as="div">{sentVersionText}</Small>}
      </td>
      <LastChangeCell data-place="end">
        <Small as="span">
          <Instant at={quote.lastChangedAt} by={getActorLabel(quote.lastChangedBy)} format={formatWhen} />
        </Small>
      </LastChangeCell>
      <td data-place="amount" data-align="end">
        <strong>
          <Money amount={totalAmount} />
        </strong>
        {!isSameAmount(finalAmount, totalAmount) && (
          <Small as="div">
            To pay <Money amount={finalAmount} />
          </Small>
        )}
      </td>
      <td data-place="actions">
        <RowActions>
          {isToSend ? (
            <Button size="small" icon="send" onClick={onSend}>
              Send to Client
            </Button>
          ) : (
            <LinkButton as={Link} to={address} $variant="outline" $size="small">
              Open
            </LinkButton>
          )}
          {menuItems.length > 0 && <Menu label={`More for ${eventName}`} items={menuItems} />}
        </RowActions>
      </td>
    </tr>
  );
}
