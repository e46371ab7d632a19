import { styled } from 'styled-components';
import { Money } from '../figures/money.tsx';
import { theme } from '../theme/theme.ts';

/** A part of a price in words: "Deposit", "164.85", "Due on acceptance". */
export type InstalmentLine = { name: string; amount: string; due: string };

type InstalmentListProps = { instalments: readonly InstalmentLine[] };

/** What is to be paid and until when. */
export function InstalmentList({ instalments }: InstalmentListProps) {
  return (
    <List>
      {instalments.map(({ name, amount, due }) => (
        <div key={name}>
          <dt>{name}</dt>
          <Due>{due}</Due>
          <Amount>
            <Money amount={amount} />
          </Amount>
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
