import { leftOutCount, leftOutId } from '@marquee/contracts/list-query';
import type { Operation } from '@marquee/contracts/operation';
import type { ResponseMeta } from './call-api.ts';
import type { Call } from './call.ts';
import type { CallInput } from './call-input.ts';
import { endpointFor } from './endpoint-for.ts';
import type { WhenSignedOut } from './endpoint-for.ts';
import type { z } from 'zod';

type ListOperation = Operation & { list: true; response: z.ZodArray };
type RowsOf<Op extends ListOperation> = z.output<Op['response']>;

/** Stored records that a page of a list omits because they cannot be shown: their number and the id of the first. */
export type LeftOut = { count: number; id: string };

/** One page of a list. `next` is the `after` parameter of the following page; null on the last page. */
export type ListPage<Rows> = { rows: Rows; total: number; next: string | null; leftOut?: LeftOut | null };

export type PageEndpointFor<Op extends ListOperation, Rows, Result> = {
  query: (input: CallInput<Op>) => Call;
  rawResponseSchema: z.ZodType<Rows, Rows>;
  transformResponse: (rows: Rows, meta: ResponseMeta | undefined) => Result;
};

/** `endpointFor` for a list: adds the total, the position of the next page and the omitted records, from the response headers. */
export function pageEndpointFor<const Op extends ListOperation>(
  operation: Op,
): PageEndpointFor<Op, RowsOf<Op>, ListPage<RowsOf<Op>>>;
export function pageEndpointFor<const Op extends ListOperation>(
  operation: Op,
  options: WhenSignedOut,
): PageEndpointFor<Op, RowsOf<Op> | null, ListPage<RowsOf<Op>> | null>;
export function pageEndpointFor(
  operation: ListOperation,
  options?: WhenSignedOut,
): PageEndpointFor<ListOperation, unknown[] | null, ListPage<unknown[]> | null> {
  const { query, responseSchema } = options ? endpointFor(operation, options) : endpointFor(operation);
  return {
    query,
    rawResponseSchema: responseSchema,
    transformResponse: (rows, meta) => rows && { rows, ...parsePagination(rows, meta?.headers) },
  };
}

function parsePagination(rows: unknown[], headers: Headers | undefined): Omit<ListPage<unknown>, 'rows'> {
  const next = /<([^>]*)>;\s*rel="next"/.exec(headers?.get('link') ?? '')?.[1];
  return {
    total: Number(headers?.get('x-total-count') ?? rows.length),
    next: next ? new URL(next, location.origin).searchParams.get('after') : null,
    leftOut: parseLeftOut(headers),
  };
}

function parseLeftOut(headers: Headers | undefined): LeftOut | null {
  const count = Number(headers?.get(leftOutCount) ?? 0);
  return count > 0 ? { count, id: headers?.get(leftOutId) ?? '' } : null;
}
