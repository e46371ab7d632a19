import { z } from 'zod';
import { cleanTyped } from './clean-text.ts';
import { correctedDescription } from './corrected-description.ts';

const amountPattern = /^-?\d{1,9}\.\d{2}$/;

const mostDigits = 9;

/** The maximum length of an amount in characters, without a sign. */
const longestAmount = '999999999.99'.length;

/** US dollars in the API: a string with two decimals; negative means a discount. */
export const amount = z
  .string('Amount is required')
  .regex(amountPattern, 'Amount must be a number with two decimals');

/** An amount above zero; `message` is the error for zero and for a discount. */
export function positiveAmount(message: string) {
  return narrowedAmount(/^(?:0*[1-9][0-9]*\.[0-9]{2}|0+\.(?:[1-9][0-9]|0[1-9]))$/, message);
}

/** An amount of zero or more; `message` is the error for a discount. */
export function nonNegativeAmount(message: string) {
  return narrowedAmount(/^[0-9]{1,9}\.[0-9]{2}$/, message);
}

/** Narrows `amount` to a pattern. A text that is not an amount gets only the error of `amount`. */
function narrowedAmount(pattern: RegExp, message: string) {
  return amount
    .refine((value) => !amountPattern.test(value) || pattern.test(value), message)
    .meta(
      correctedDescription({
        on: '2026-11-27',
        keywords: { pattern: pattern.source, maxLength: longestAmount },
      }),
    );
}

/** Converts an API amount to integer cents. Throws a RangeError for anything that `amount` rejects. */
export function toCents(value: string): number {
  if (!amountPattern.test(value)) {
    throw new RangeError(`not an amount: ${value}`);
  }
  const cents = Number(value.replace('.', ''));
  return cents === 0 ? 0 : cents;
}

/** Converts integer cents to an API amount: `-4950` is `-49.50`. Throws a RangeError for a number that is not a safe integer. */
export function toAmount(cents: number): string {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`not whole cents: ${String(cents)}`);
  }
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether two API amounts are the same number of cents, in any spelling ('0.00', '-0.00'). */
export function isSameAmount(one: string, other: string): boolean {
  return toCents(one) === toCents(other);
}

/** A comma may only separate thousands. */
const typedDollars = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)`;
const fractionalCents = new RegExp(String.raw`^[-−]?\$?${typedDollars}\.\d{3,}$`);
const typedCost = new RegExp(String.raw`^([-−])?\$?(${typedDollars})(?:\.(\d{1,2}))?$`);

/** The error of a field whose text is not an amount. */
export const noAmount = 'Please enter an amount such as 1,250.00';

/** Whether a person has typed fractions of a cent ("10.005"), which no amount has. */
export function hasFractionalCents(typed: string): boolean {
  return fractionalCents.test(cleanTyped(typed));
}

/** Converts a typed cost ("599", "-49.5", "1,200") to an API amount; null if invalid. A comma is never read as a decimal point. */
export function parseCost(typed: string): string | null {
  const match = typedCost.exec(cleanTyped(typed));
  if (!match) {
    return null;
  }
  const [, minus, dollars = '', cents = ''] = match;
  const digits = dollars.replaceAll(',', '');
  if (digits.length > mostDigits) {
    return null;
  }
  const whole = Number(digits) * 100 + Number(cents.padEnd(2, '0'));
  return toAmount(minus ? -whole : whole);
}
