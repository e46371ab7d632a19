import { maxPageSize } from '@marquee/contracts/list-query';
import { z } from 'zod';
import { refusal } from './refusal.ts';

type Page = { rows: unknown[]; headers: Record<string, string> };

const rowWithId = z.looseObject({ id: z.string() });

/** One page of a list as the services return it: the rows after the id in `after`, and the link to the next page. */
export function pageOf(all: readonly unknown[], address: URL): Page {
  const { searchParams } = address;
  const after = searchParams.get('after');
  const limit = Number(searchParams.get('limit') ?? maxPageSize);
  const start = after === null ? 0 : indexAfter(all, after);
  const rows = all.slice(start, start + limit);
  const last = rows.at(-1);
  const isLastPage = start + limit >= all.length || last === undefined;
  return {
    rows,
    headers: {
      'X-Total-Count': String(all.length),
      'X-List-Cap': String(maxPageSize),
      ...(!isLastPage && { Link: `<${addressAfter(address, idOf(last))}>; rel="next"` }),
    },
  };
}

function indexAfter(all: readonly unknown[], after: string): number {
  const index = all.findIndex((row) => idOf(row) === after);
  if (index === -1) {
    const message = 'The list cannot be continued from there';
    throw refusal({ status: 400, code: 'unknown_after', message });
  }
  return index + 1;
}

/** The id of a row; empty if it has none. Lists of such rows must fit on one page. */
function idOf(row: unknown): string {
  return rowWithId.safeParse(row).data?.id ?? '';
}

function addressAfter({ pathname, searchParams }: URL, after: string): string {
  const next = new URLSearchParams(searchParams);
  next.set('after', after);
  return `${pathname}?${next.toString()}`;
}
