import { z } from 'zod';
import type { Operation } from './operation.ts';

/**
 * Field of each record that pages can change: the number of the record's changes, 0 if nothing is stored yet. Absent in answers of an
 * earlier release.
 */
export const revisioned = { revision: z.int().optional() };

/**
 * Field in the body of a write: the `revision` that the caller has read. If the record has another revision now, the write is rejected with
 * 409 `stale_write` and the current record. A write without a revision is never rejected for that reason.
 */
export const basedOn = { revision: z.int().min(0).optional() };

/** The optional body of an operation without other input. */
export const basis = z.object(basedOn).optional();

/** The field `revision` in the query of a DELETE, where values arrive as text. */
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
