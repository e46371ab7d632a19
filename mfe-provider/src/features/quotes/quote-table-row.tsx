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
import { standingOf } from './is-revision.ts';
import { nameOf } from './name-of.ts';
import { DateCell, LastChangeCell } from './quote-cells.ts';
import { rowChoicesFor } from './row-choices-for.ts';

type QuoteTableRowProps = { quote: ProviderQuote; onSend: () => void; onArchive: () => void };

export function QuoteTableRow({ quote, onSend, onArchive }: QuoteTableRowProps) {
  const { id, eventName, clientName, clientEmail, eventDate, status, totalAmount, finalAmount } = quote;
  const navigate = useNavigate();
  const address = `/provider/quotes/${id}`;
  const standing = standingOf(quote);
  const isToSend = status === 'approved_for_review';
  const choices = rowChoicesFor(quote, {
    // For every other quote, the row's own button opens it.
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
        {standing !== '' && <Small as="div">{standing}</Small>}
      </td>
      <LastChangeCell data-place="end">
        <Small as="span">
          <Instant at={quote.lastChangedAt} by={nameOf(quote.lastChangedBy)} format={formatWhen} />
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
          {choices.length > 0 && <Menu label={`More for ${eventName}`} items={choices} />}
        </RowActions>
      </td>
    </tr>
  );
}
