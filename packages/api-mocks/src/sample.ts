import { faker } from '@faker-js/faker';
import { instant } from '@marquee/contracts/dates';
import { amount } from '@marquee/contracts/money';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import { paymentTerms, toPaymentTerms } from '@marquee/contracts/payment-terms';
import { zocker } from 'zocker';
import { z } from 'zod';
import { textFor } from './text-for.ts';

/** `seed`: the same text gives the same values. Days are counted from `now`. */
type Sampling = { seed: string; now: Date };

/**
 * A minimal value within a contract: nullable fields are null, booleans false, counts small, and texts depend on the field's name. A
 * scenario overrides what matters.
 */
export function sample<Schema extends z.ZodType>(schema: Schema, { seed, now }: Sampling): z.output<Schema> {
  const generated = zocker(schema)
    .setSeed(numberOf(seed))
    .override(z.ZodString, (_text, { path }) => textFor(fieldIn(path), now))
    .override(z.ZodNumber, 3)
    .override(z.ZodBoolean, false)
    // A reserved domain that never resolves.
    .override(z.ZodURL, 'https://mocked.invalid/')
    .supply(amount, '120.00')
    .supply(paymentTerms, toPaymentTerms(defaultPaymentSchedule))
    .supply(instant, () => faker.date.recent({ days: 20, refDate: now }).toISOString())
    .nullable({ null_chance: 1 })
    .optional({ undefined_chance: 1 })
    .array({ min: 2, max: 2 })
    .generate();
  return schema.parse(generated);
}

/** The innermost name; members of a list use the list's. */
function fieldIn(path: readonly PropertyKey[]): string {
  return path.findLast((step) => typeof step === 'string') ?? '';
}

/** FNV-1a, 32 bits. */
function numberOf(seed: string): number {
  return new TextEncoder()
    .encode(seed)
    .reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
