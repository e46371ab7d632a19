import { styled } from 'styled-components';
import { Money } from '../figures/money.tsx';
import { theme } from '../theme/theme.ts';
import type { QuoteLine } from './quote-line.ts';

type QuoteLinesProps = { lines: readonly Pick<QuoteLine, 'id' | 'name' | 'quantity' | 'total'>[] };

/** Line items with their totals. The quantity is shown if it is above one. */
export function QuoteLines({ lines }: QuoteLinesProps) {
  return (
    <List>
      {lines.map(({ id, name, quantity, total }) => (
        <li key={id}>
          <span>
            <bdi>{name}</bdi>
            {quantity > 1 && <span>{` (x${quantity})`}</span>}
          </span>
          <Money amount={total} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: 9px;
    border-bottom: ${theme.border.hairline} solid ${theme.color.line};
    font-size: 0.9375rem;
  }

  /* A long word breaks instead of pushing the amount out of the line. */
  li > :first-child {
    min-width: 0;
  }
`;
