import { styled } from 'styled-components';
import { formatMoney } from './format-money.ts';

type MoneyProps = { amount: string | number; decimals?: 0 | 2 };

/** An amount with tabular digits, which align in columns, and without line breaks. */
export function Money({ amount, decimals }: MoneyProps) {
  return <Digits>{formatMoney(amount, decimals)}</Digits>;
}

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
