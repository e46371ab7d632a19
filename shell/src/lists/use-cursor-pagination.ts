import { useSearchParams } from '@marquee/web-kit';
import type { CursorPagination } from '@marquee/web-kit';

const pageSize = 20;

/** Filters by name; '' means no filter. */
type Filters = Record<string, string>;

/** Returns filters and page, which are stored in the URL. The URL has one parameter `after` per page before the current one. */
export function useCursorPagination<F extends Filters>(names: readonly (keyof F & string)[]) {
  const [address, setAddress] = useSearchParams();
  const cursors = address.getAll('after');
  const after = cursors.at(-1);
  const filters = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as F;

  function goTo(nextFilters: Filters, pages: readonly string[]) {
    const parameters = Object.entries(nextFilters).filter(([, value]) => value !== '');
    setAddress(new URLSearchParams([...parameters, ...pages.map((id) => ['after', id])]));
  }

  const page: CursorPagination & { query: { limit: string; after?: string } } = {
    firstRow: cursors.length * pageSize + 1,
    query: { limit: String(pageSize), ...(after !== undefined && { after }) },
    previous:
      cursors.length > 0
        ? () => {
            goTo(filters, cursors.slice(0, -1));
          }
        : undefined,
    nextAfter: (id) => {
      goTo(filters, [...cursors, id]);
    },
  };

  return {
    filters,
    page,
    /** A new filter shows the first page. */
    filterBy: (next: Partial<F>) => {
      goTo({ ...filters, ...next }, []);
    },
    showAll: () => {
      goTo({}, []);
    },
  };
}
