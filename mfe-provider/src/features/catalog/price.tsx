import { Small, theme } from '@marquee/ui';
import { formatMoney } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { CatalogPrice } from './services.ts';

type PriceProps = { price: CatalogPrice };

export function Price({ price: { dollars, quantity, unit } }: PriceProps) {
  return (
    <Line>
      {quantity !== undefined && <Small as="span">{quantity} </Small>}
      <Figure>{formatMoney(dollars, 0)}</Figure>
      {unit !== undefined && <Small as="span">/{unit}</Small>}
    </Line>
  );
}

const Line = styled.p`
  white-space: nowrap;
`;

const Figure = styled.strong`
  margin-left: ${theme.space[1]};
  ${theme.type.figure2}
`;
