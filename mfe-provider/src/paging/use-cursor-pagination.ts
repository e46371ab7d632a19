import { useSearchParams } from '@marquee/web-kit';
import type { CursorPagination } from '@marquee/web-kit';

const pageSize = 20;

/** An empty string means no filter. */
type Filters = Record<string, string>;

/** Filters and page of a tab, stored in the address. The address has one `after` for each page from the second to the current one. */
export function useCursorPagination<F extends Filters>(tab: string, filters: F) {
  const [searchParams, setSearchParams] = useSearchParams();
  const cursors = searchParams.getAll('after');
  const after = cursors.at(-1);

  function setCursors(pages: readonly string[]) {
    setSearchParams(toSearchParams(tab, filters, pages));
  }

  const page: CursorPagination & { query: { limit: string; after?: string } } = {
    firstRow: cursors.length * pageSize + 1,
    query: { limit: String(pageSize), ...(after !== undefined && { after }) },
    previous:
      cursors.length > 0
        ? () => {
            setCursors(cursors.slice(0, -1));
          }
        : undefined,
    nextAfter: (id) => {
      setCursors([...cursors, id]);
    },
  };

  /** Sets filters and returns to the first page. */
  function filterBy(next: Partial<F>, options?: { replace: boolean }) {
    setSearchParams(toSearchParams(tab, { ...filters, ...next }, []), options);
  }

  return { page, filterBy };
}

function toSearchParams(tab: string, filters: Filters, cursors: readonly string[]): URLSearchParams {
  const params = Object.entries({ tab, ...filters }).filter(([, value]) => value !== '');
  return new URLSearchParams([...params, ...cursors.map((id) => ['after', id])]);
}
