import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMoney } from '../figures/format-money.ts';
import { Money } from '../figures/money.tsx';
import { theme } from '../theme/theme.ts';

type Sums = {
  /** Decimal text, such as '599.00', as `Money` takes it; both of them. */
  totalAmount: string;
  payableAmount: string;
};

/** Facts for a `FactList`: the total in large figures or, where the sum to pay differs, that sum in large figures below the total. */
export function sumFactsOf({ totalAmount, payableAmount }: Sums): { term: string; detail: ReactNode }[] {
  const detail = (
    <SumToPay>
      <Money amount={payableAmount} />
    </SumToPay>
  );
  return formatMoney(payableAmount) === formatMoney(totalAmount)
    ? [{ term: 'Total', detail }]
    : [
        { term: 'Total', detail: formatMoney(totalAmount) },
        { term: 'To pay', detail },
      ];
}

const SumToPay = styled.strong`
  ${theme.type.figure2}

  > span {
    font-variant-numeric: normal;
  }
`;
