import type { Operation } from '@marquee/contracts/operation';
import { z } from 'zod';
import { rowOf } from './rows.ts';

const rowWithId = z.looseObject({ id: z.string() });
const named = z.object({ id: z.string() });

/**
 * The record of the state that the path names as `id`, in the form in which the operation answers. Throws the services' 404 if the state
 * has such records but not this one. Returns undefined if the path names no record, or the state has no record of this form.
 */
export function storedRecord({ response }: Operation, params: unknown, state: unknown): unknown {
  const { id } = named.safeParse(params).data ?? {};
  const records = rowsIn(state).filter((row) => response.safeParse(row).success);
  return id === undefined || records.length === 0 ? undefined : rowOf(records, id);
}

/** The rows of every list in the state. */
function rowsIn(state: unknown) {
  return Object.values(state ?? {})
    .flatMap((part: unknown) => (Array.isArray(part) ? (part as unknown[]) : []))
    .flatMap((row) => rowWithId.safeParse(row).data ?? []);
}
