import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMoney } from '../figures/format-money.ts';
import { Money } from '../figures/money.tsx';
import { theme } from '../theme/theme.ts';

type Sums = {
  /** A decimal string such as '599.00'; `payableAmount` has the same format. */
  totalAmount: string;
  payableAmount: string;
};

/** Returns facts for a `FactList`: the total and, if it differs, the payable amount. The last amount is in large figures. */
export function getPriceFacts({ totalAmount, payableAmount }: Sums): { term: string; detail: ReactNode }[] {
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
