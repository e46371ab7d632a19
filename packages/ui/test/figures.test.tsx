import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DateNumeral, formatMoney } from '../src/index.ts';

describe('money', () => {
  test.each([
    ['1499.50', 2, '$1,499.50'],
    ['-49.50', 2, '−$49.50'],
    ['0.00', 2, '$0.00'],
    ['3980.00', 0, '$3,980'],
  ] as const)(
    'when the amount is %s with %s decimals, then it is shown as %s',
    (amount, decimals, expected) => {
      expect(formatMoney(amount, decimals)).toBe(expected);
    },
  );
});

describe('date numeral', () => {
  test('when there is a date, then its day, month and year are shown', () => {
    render(<DateNumeral date="2025-10-01" fallback="Date TBD" />);

    expect(screen.getByText('01')).toBeInTheDocument();
    expect(screen.getByText(/Oct 2025/)).toHaveAttribute('datetime', '2025-10-01');
  });

  test('when there is no date, then the fallback is shown', () => {
    render(<DateNumeral date={null} fallback="Date TBD" />);

    expect(screen.getByText('Date TBD')).toBeInTheDocument();
  });
});
