import { styled } from 'styled-components';
import { Money } from '../figures/money.tsx';
import { theme } from '../theme/theme.ts';
import type { QuoteTotal } from './quote-line.ts';

type TotalLineProps = QuoteTotal & { size?: 'large' | 'medium' | 'regular' };

/** A total. `large` on a document, `medium` on cards, `regular` for the lines above the total. */
export function TotalLine({ label, amount, size = 'medium' }: TotalLineProps) {
  return (
    <Line $size={size} data-total>
      <span>{label}</span>
      <strong>
        <Money amount={amount} />
      </strong>
    </Line>
  );
}

const figures = { large: theme.type.figure1, medium: theme.type.figure2, regular: '' } as const;

const Line = styled.p<{ $size: 'large' | 'medium' | 'regular' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 ${theme.space[5]};
  padding-top: ${({ $size }) => ($size === 'regular' ? theme.space[2] : theme.space[3])};
  break-inside: avoid;

  ${theme.media.phone} {
    justify-content: space-between;

    /* Large text moves the sum below its label instead of breaking the label. */
    > strong {
      margin-left: auto;
    }
  }

  > span {
    font-weight: ${theme.weight.strong};
  }

  strong {
    ${({ $size }) => figures[$size]}
  }

  /* The labels and the sums of consecutive lines stand in columns, also in a narrow card. */
  [data-total] + &,
  &:has(+ [data-total]) {
    > span {
      min-width: 5rem;
    }

    > strong {
      min-width: min(13rem, 100% - 5rem - ${theme.space[5]});
      text-align: end;

      ${theme.media.phone} {
        min-width: 0;
      }
    }
  }

  strong > span {
    font-variant-numeric: ${({ $size }) => ($size === 'regular' ? 'tabular-nums' : 'normal')};
  }
`;
