import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Money } from '../figures/money.tsx';
import { theme } from '../theme/theme.ts';

/** One installment: "Deposit", "164.85", "Due on acceptance". `action`: a control below the text. */
export type InstalmentLine = { name: string; amount: string; due: string; action?: ReactNode };

type InstalmentListProps = { instalments: readonly InstalmentLine[] };

/** Lists installments with their amounts and due dates. */
export function InstalmentList({ instalments }: InstalmentListProps) {
  return (
    <List>
      {instalments.map(({ name, amount, due, action }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Due>{due}</Due>
          <Amount>
            <Money amount={amount} />
          </Amount>
          {action !== undefined && <Action>{action}</Action>}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${theme.space[4]};
    padding-block: ${theme.space[2]};
    break-inside: avoid;
  }

  > div + div {
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }

  dt {
    font-size: 0.9375rem;
    font-weight: ${theme.weight.strong};
  }
`;

const Due = styled.dd`
  ${theme.type.small}
  color: ${theme.color.muted};
`;

const Amount = styled.dd`
  grid-row: 1;
  grid-column: 2;
`;

const Action = styled.dd`
  grid-column: 1 / -1;
  margin-top: ${theme.space[1]};
`;
