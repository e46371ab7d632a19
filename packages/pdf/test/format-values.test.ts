import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../src/theme.ts';
import { formatDateOrEmpty, formatDollars } from '../src/format-values.ts';

describe('amounts and dates in a PDF', () => {
  test.each([
    ['0.00', '$0.00'],
    ['549.50', '$549.50'],
    ['-49.50', '−$49.50'],
    ['999999999.99', '$999,999,999.99'],
  ])('when an amount is %s, then it becomes %s', (amount, expected) => {
    expect(formatDollars(amount)).toBe(expected);
  });

  test.each([
    ['2026-09-12', 'Sep 12, 2026'],
    ['', ''],
  ])('when a date is %j, then it becomes %j', (date, expected) => {
    expect(formatDateOrEmpty(date)).toBe(expected);
  });
});

describe('the theme of a PDF', () => {
  test('when it is compared with the light tokens of packages/ui, then the colors are equal', () => {
    const file = readFileSync(join(import.meta.dirname, '../../ui/tokens.json'), 'utf8');
    const { light } = (JSON.parse(file) as { color: { light: Record<string, { $value: string }> } }).color;

    expect(Object.keys(theme).map((name) => light[name]?.$value)).toEqual(Object.values(theme));
  });
});
