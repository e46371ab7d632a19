import { z } from 'zod';

import { invalidRequest } from './stripe-refusal.ts';

/** Parsers of form values, which are all text. Limits are those that Stripe documents. */
export const text = z.string().min(1).max(5000);
export const wholeNumber = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const cents = wholeNumber.refine((value) => value >= 0 && value <= 99_999_999, 'Invalid integer');
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, 'Invalid currency')
  .transform((value) => value.toLowerCase());
export const pageAddress = z.string().regex(/^https?:\/\//, 'Not a valid URL');
export const metadata = z.union([
  z.literal(''),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((pairs) => Object.keys(pairs).length <= 50, 'Metadata can have up to 50 keys'),
]);

/** Merges new pairs into existing ones; an empty value removes its key, an empty whole removes all. */
export function mergedMetadata(
  kept: Record<string, string>,
  asked: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (asked === '') {
    return {};
  }
  return Object.fromEntries(Object.entries({ ...kept, ...asked }).filter(([, value]) => value !== ''));
}

/** Throws errors with Stripe's messages. Rejects unsupported parameters too, so that none is silently ignored. */
export function readFields<Fields extends z.ZodType>(fields: Fields, asked: unknown): z.output<Fields> {
  const result = fields.safeParse(asked);
  if (result.success) {
    return result.data;
  }
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const param = inBrackets([...issue.path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = inBrackets(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && valueAt(asked, issue.path) === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalidRequest(`${issue?.message ?? 'Invalid'}: ${param}`, { code: 'parameter_invalid', param });
}

function inBrackets(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}

function valueAt(asked: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    asked,
  );
}
