import type { Receipt } from '@marquee/contracts/billing-operations';
import { Badge, TextLink } from '@marquee/ui';
import { formatMoney, formatDate } from '@marquee/web-kit';

const badges = {
  paid: { tone: 'booked', icon: 'circle-check', label: 'Paid' },
  due: { tone: 'cancelled', icon: 'circle-alert', label: 'Due' },
  void: { tone: 'draft', icon: undefined, label: 'Void' },
} as const;

type ReceiptRowProps = { receipt: Receipt };

export function ReceiptRow({ receipt: { issuedOn, amount, status, url } }: ReceiptRowProps) {
  const { tone, icon, label } = badges[status];
  const date = formatDate(issuedOn);

  return (
    <tr>
      <td data-place="title">{date}</td>
      <td data-place="end">
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </td>
      <td data-place="amount" data-align="end">
        <strong>{formatMoney(amount, 2)}</strong>
      </td>
      <td data-place={url === null ? 'none' : 'actions'} data-align="end">
        {url !== null && (
          <TextLink href={url}>{status === 'due' ? `Pay for ${date}` : `Receipt from ${date}`}</TextLink>
        )}
      </td>
    </tr>
  );
}
