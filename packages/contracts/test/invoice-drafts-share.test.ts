import { daysToPay, formatShare, shareOf } from '../src/invoice-drafts.ts';

function toDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

describe('the share of the total that an invoice demands', () => {
  test.each([
    { part: 'deposit', amountCents: 16_485, quoteTotalCents: 54_950, share: 'deposit' },
    { part: 'balance', amountCents: 38_465, quoteTotalCents: 54_950, share: 'balance' },
    { part: 'balance', amountCents: 54_950, quoteTotalCents: 54_950, share: 'whole' },
    { part: 'deposit', amountCents: 54_950, quoteTotalCents: 54_950, share: 'whole' },
  ] as const)('when the $part is $amountCents of $quoteTotalCents cents, then it is: $share', (given) => {
    const { share, ...invoice } = given;

    expect(shareOf(invoice)).toBe(share);
  });

  test.each([
    ['a whole percentage', 'deposit', 438_000, 1_460_000, 'Deposit (30% of $14600.00)'],
    ['its rest', 'balance', 1_022_000, 1_460_000, 'Balance (70% of $14600.00)'],
    ['rounded to the cent', 'deposit', 18_134, 54_950, 'Deposit (33% of $549.50)'],
    ['half a cent off', 'deposit', 5, 999, 'Deposit ($0.05 of $9.99)'],
    ['a cent off', 'deposit', 16_486, 54_950, 'Deposit ($164.86 of $549.50)'],
    ['a cent off below', 'deposit', 16_484, 54_950, 'Deposit ($164.84 of $549.50)'],
    ['no whole percentage', 'deposit', 10_000, 54_950, 'Deposit ($100.00 of $549.50)'],
    ['the whole total', 'whole', 54_950, 54_950, 'Full payment'],
  ] as const)('when the invoice demands %s, then the %s of %i of %i cents reads: %s', (...given) => {
    const [, part, amountCents, quoteTotalCents, text] = given;

    expect(formatShare({ part, amountCents, quoteTotalCents }, toDollars)).toBe(text);
  });

  test('when an invoice is sent, then its client has two weeks to pay', () => {
    expect(daysToPay).toBe(14);
  });
});
