import { z } from 'zod';

/** Every refusal on the wire, as application/problem+json. `message` is what a person is shown; code branches on `code`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** How the code of every refusal begins that a limit on an amount causes. Another read of the records does not change it. */
export const limitCodePrefix = 'too_many_';

const changeActor = z.enum(['client', 'provider', 'system']).nullable();

/**
 * Who set the current value of a field of a record that two sides change: `fields` by the field's name, `otherFields` of every other one.
 * Null when the service does not know it.
 */
export const changedBy = z.object({
  // A catch-all and no record: only objects are in the code that every page loads.
  fields: z.object({}).catchall(changeActor),
  otherFields: changeActor,
});
export type ChangedBy = z.infer<typeof changedBy>;

/**
 * The 409 `stale_write` of a write that is based on an older revision: with the record as it is now. `changedBy` is absent when the record
 * belongs to the caller alone.
 */
export function staleProblem<Record extends z.ZodType>(record: Record) {
  return problem.extend({ current: record.optional(), changedBy: changedBy.optional() });
}

/** The statuses of refusals, each with the title of its problem. */
export const refusalTitles = {
  400: 'The request is not valid',
  401: 'Sign-in required',
  402: 'Payment required',
  403: 'Access denied',
  404: 'Not found',
  409: 'Not possible in this state',
  413: 'The request is too large',
  415: 'The content type is not supported',
  422: 'A rule is broken',
  429: 'Too many requests',
  431: 'Request Header Fields Too Large',
} as const;

export type RefusalStatus = keyof typeof refusalTitles;

export type Problem = z.infer<typeof problem>;
