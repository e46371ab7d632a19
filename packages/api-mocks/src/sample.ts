import { faker } from '@faker-js/faker';
import { instant } from '@marquee/contracts/dates';
import { amount } from '@marquee/contracts/money';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import { paymentTerms, toPaymentTerms } from '@marquee/contracts/payment-terms';
import { zocker } from 'zocker';
import { z } from 'zod';
import { textFor } from './text-for.ts';

/** `seed`: a text; the same seed always generates the same values. `now`: the instant from which days are counted. */
type Sampling = { seed: string; now: Date };

/**
 * Generates a minimal value that the contract allows: optional fields are absent, nullable fields are null, booleans are false, numbers are
 * small, and texts depend on the name of the field. A scenario overrides the fields that matter to it.
 */
export function sample<Schema extends z.ZodType>(schema: Schema, { seed, now }: Sampling): z.output<Schema> {
  const generated = zocker(schema)
    .setSeed(numberOf(seed))
    .override(z.ZodString, (_text, { path }) => textFor(fieldIn(path), now))
    .override(z.ZodNumber, 3)
    .override(z.ZodBoolean, false)
    // The domain `invalid` is reserved and never resolves.
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

/** The innermost field name of the path; members of a list have the name of the list. */
function fieldIn(path: readonly PropertyKey[]): string {
  return path.findLast((step) => typeof step === 'string') ?? '';
}

/** The FNV-1a hash, 32 bits. */
function numberOf(seed: string): number {
  return new TextEncoder()
    .encode(seed)
    .reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
