import { formatMonth } from '@marquee/contracts/format-dates';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type DateNumeralProps = {
  /** A calendar date, YYYY-MM-DD. */
  date?: string | null | undefined;
  size?: 'regular' | 'large' | undefined;
  /** Shown if there is no valid date: "Date TBD". */
  fallback: string;
};

/** The day as a numeral, month and year below it. */
export function DateNumeral({ date, size = 'regular', fallback }: DateNumeralProps) {
  if (!date || Number.isNaN(Date.parse(date))) {
    return <Block $size="regular">{fallback}</Block>;
  }
  return (
    <Block as="time" dateTime={date} $size={size}>
      <Day $size={size}>{date.slice(8, 10)}</Day> {formatMonth(date)}
    </Block>
  );
}

type Size = { $size: 'regular' | 'large' };

const Block = styled.span<Size & { dateTime?: string | undefined }>`
  display: block;
  flex: none;
  min-width: ${({ $size }) => ($size === 'large' ? '58px' : '64px')};
  color: ${theme.color.muted};
  font-family: ${theme.family.board};
  font-size: ${({ $size }) => ($size === 'large' ? '1.25rem' : '1.0625rem')};
  font-weight: ${theme.weight.strong};
  line-height: 1.1;
  text-align: center;
`;

const Day = styled.span<Size>`
  display: block;
  color: ${theme.color.ink};
  font-size: ${({ $size }) => ($size === 'large' ? '4rem' : '2.25rem')};
  font-weight: 740;
  line-height: 1;
`;
