import { z } from 'zod';

import { invalidRequest } from './stripe-error.ts';

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

/** Merges new pairs into existing ones. An empty value removes its key; an empty string instead of pairs removes all keys. */
export function mergeMetadata(
  current: Record<string, string>,
  changes: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (changes === '') {
    return {};
  }
  return Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== ''));
}

/** Throws errors with Stripe's messages. Rejects unsupported parameters too, so that none is silently ignored. */
export function readFields<Fields extends z.ZodType>(fields: Fields, input: unknown): z.output<Fields> {
  const result = fields.safeParse(input);
  if (result.success) {
    return result.data;
  }
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const param = formatPath([...issue.path, issue.keys[0] ?? '']);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = formatPath(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && valueAt(input, issue.path) === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalidRequest(`${issue?.message ?? 'Invalid'}: ${param}`, { code: 'parameter_invalid', param });
}

function formatPath(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    input,
  );
}
