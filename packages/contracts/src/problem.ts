import { z } from 'zod';

/** The body of every error, as application/problem+json. `message` is for people; programs use `code`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** The prefix of error codes for a limit on a number of records. The browser offers no reload for such an error, because the limit remains. */
export const limitCodePrefix = 'too_many_';

const changeActor = z.enum(['client', 'provider', 'system']).nullable();

/**
 * Who set the current values of a record that two sides can change: `fields` by the name of the field, `otherFields` for all other fields.
 * A value is null if the service does not know who set the field.
 */
export const changedBy = z.object({
  fields: z.object({}).catchall(changeActor),
  otherFields: changeActor,
});
export type ChangedBy = z.infer<typeof changedBy>;

/**
 * The error 409 `stale_write` of a write that is based on an older revision. `current` is the current record. `changedBy` is absent if only
 * the caller can change the record.
 */
export function staleProblem<Record extends z.ZodType>(record: Record) {
  return problem.extend({ current: record.optional(), changedBy: changedBy.optional() });
}

/** The 4xx statuses that the API's description contains, each with the `title` of its problem. Servers add 405 and 408. */
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
