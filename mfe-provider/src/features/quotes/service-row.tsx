import type { LineItem } from '@marquee/contracts/quotes';
import { Badge, IconButton, Money, Small, theme } from '@marquee/ui';
import { styled } from 'styled-components';

type ServiceRowProps = { position: number; line: LineItem; onRemove: ((line: LineItem) => void) | undefined };

export function ServiceRow({ position, line, onRemove }: ServiceRowProps) {
  const { serviceName, serviceDescription, quantity, totalPrice } = line;
  const isDiscount = totalPrice.startsWith('-');

  return (
    <tr>
      <td>{position}</td>
      <td>
        <Name>
          <strong>
            {serviceName}
            {quantity > 1 && ` (x${quantity})`}
          </strong>
          {isDiscount && (
            <Badge tone="completed" icon="circle-minus">
              Discount
            </Badge>
          )}
        </Name>
        {serviceDescription !== '' && <Description>{serviceDescription}</Description>}
      </td>
      <td data-align="end">
        <Money amount={totalPrice} />
      </td>
      <td>
        {onRemove && (
          <IconButton
            icon="trash-2"
            label={`Remove ${serviceName}`}
            onClick={() => {
              onRemove(line);
            }}
          />
        )}
      </td>
    </tr>
  );
}

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;

  strong {
    font-weight: ${theme.weight.strong};
    overflow-wrap: anywhere;
  }
`;

const Description = styled(Small)`
  overflow-wrap: anywhere;
`;
