import type { CardDetails } from './payment-method.ts';
import { testCards } from './test-cards.ts';

/** The card in the form, or why it is invalid. */
export type CardReading = { card: Omit<CardDetails, 'email'> } | { problem: string };

export function readCard(
  fields: Readonly<Record<string, string | undefined>>,
  nowSeconds: number,
): CardReading {
  const { number: entered = '', expiry = '', cvc = '', name = '' } = fields;
  const number = entered.replaceAll(/[\s-]/g, '');
  const dates = /^\s*(?<month>0?[1-9]|1[0-2])\s*\/\s*(?:20)?(?<year>\d\d)\s*$/.exec(expiry)?.groups;
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return { problem: 'Your card number is invalid.' };
  }
  if (dates === undefined) {
    return { problem: 'Your card’s expiration date is incomplete.' };
  }
  const [expMonth, expYear] = [Number(dates.month), 2000 + Number(dates.year)];
  if (Date.UTC(expYear, expMonth, 1) <= nowSeconds * 1000) {
    return { problem: 'Your card’s expiration year is in the past.' };
  }
  if (!/^\d{3,4}$/.test(cvc.trim())) {
    return { problem: 'Your card’s security code is incomplete.' };
  }
  const known = testCards.find((card) => card.number === number);
  return { card: { number, brand: known?.brand ?? 'visa', expMonth, expYear, name: name.trim() } };
}

/** Whether the last digit is the check digit of the card number (Luhn algorithm). */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
