import { z } from 'zod';
import { atMost } from './text.ts';

/** The maximum number of rows in one answer, which is also the default. Every list reports it in `X-List-Cap`. */
export const maxPageSize = 200;

/** Response headers of a list that omits damaged records: the number of records omitted from this page, and the id of the first. */
export const leftOutCount = 'x-left-out-count';
export const leftOutId = 'x-left-out-id';

/**
 * Query of every list: at most `limit` rows after the row with id `after`. Values arrive as text, so `limit` stays text here. A list with
 * filters adds fields of its own, such as `status`.
 */
export const listQuery = z.object({
  limit: z
    .string()
    .regex(/^([1-9]\d?|1\d\d|200)$/, 'limit must be a whole number from 1 to 200')
    .optional(),
  after: atMost(z.string(), 100).optional(),
});

export type ListQuery = z.infer<typeof listQuery>;
