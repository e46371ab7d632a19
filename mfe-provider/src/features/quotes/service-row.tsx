import type { LineItem } from '@marquee/contracts/priced-lines';
import { Badge, IconButton, Money, Small, theme } from '@marquee/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

type ServiceProps = {
  line: LineItem;
  /** True if the removal was just undone. The button then receives the focus again. */
  shouldRestoreFocus: boolean;
  onRemove: ((line: LineItem) => void) | undefined;
};

export function ServiceRow({ position, ...service }: ServiceProps & { position: number }) {
  return (
    <tr>
      <td>{position}</td>
      <ServiceCells {...service} />
    </tr>
  );
}

/** Memoized, so that removing a line renders only the numbers of the lines below it again. */
const ServiceCells = memo(function ServiceCells({ line, shouldRestoreFocus, onRemove }: ServiceProps) {
  const { serviceName, serviceDescription, quantity, totalPrice } = line;
  const button = useRef<HTMLButtonElement>(null);
  const isDiscount = totalPrice.startsWith('-');

  useLayoutEffect(() => {
    if (shouldRestoreFocus) {
      button.current?.focus({ preventScroll: true });
    }
  }, [shouldRestoreFocus]);

  return (
    <>
      <td>
        <Name>
          <strong>
            <bdi>{serviceName}</bdi>
            {quantity > 1 && <span>{` (x${quantity})`}</span>}
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
            ref={button}
            icon="trash-2"
            label={`Remove ${serviceName}`}
            onClick={() => {
              onRemove(line);
            }}
          />
        )}
      </td>
    </>
  );
});

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
