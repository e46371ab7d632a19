import { z } from 'zod';
import type { Operation } from './operation.ts';

/** Part of a record that pages change: counts every change of it. 0: nothing is stored yet. Absent in answers of an earlier release. */
export const revisioned = { revision: z.int().optional() };

/**
 * Part of the body of a write: the `revision` that the caller has read. A write that would change another revision is rejected with 409
 * `stale_write` and the current record; a write without it is never rejected for that.
 */
export const basedOn = { revision: z.int().min(0).optional() };

/** The whole body of an operation without other input; optional. */
export const basis = z.object(basedOn).optional();

/** The same in the query of a DELETE, where values arrive as text. */
export const basisQuery = z.object({
  revision: z
    .string()
    .regex(/^\d{1,15}$/, 'revision must be a whole number')
    .optional(),
});

/** Whether a call of the operation may name the revision that it is based on. */
export function takesRevision({ body, query }: Operation): boolean {
  const sent = body instanceof z.ZodOptional ? body.unwrap() : body;
  return [sent, query].some((part) => part instanceof z.ZodObject && 'revision' in part.shape);
}
