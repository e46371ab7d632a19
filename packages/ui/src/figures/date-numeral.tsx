import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

type DateNumeralProps = {
  /** A calendar date, YYYY-MM-DD. */
  date?: string | null | undefined;
  /** By default the year is shown when it is not the reader's current one. */
  withYear?: boolean | undefined;
  size?: 'regular' | 'large' | undefined;
  /** Where there is no date yet: "Date TBD". */
  fallback: string;
};

/** The day as a numeral, the month below it. */
export function DateNumeral({ date, withYear, size = 'regular', fallback }: DateNumeralProps) {
  const day = parse(date);
  if (!day) {
    return <Block $size="regular">{fallback}</Block>;
  }
  const isYearShown = withYear ?? day.getUTCFullYear() !== new Date().getFullYear();
  const month = format(day, isYearShown ? { month: 'short', year: 'numeric' } : { month: 'short' });

  return (
    <Block as="time" dateTime={date ?? undefined} $size={size}>
      <Day $size={size}>{format(day, { day: '2-digit' })}</Day> {month}
    </Block>
  );
}

function parse(date: string | null | undefined): Date | null {
  const day = new Date(`${date ?? ''}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}

function format(day: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(day);
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
