import { useSearchParams } from '@marquee/web-kit';
import type { PageTrail } from '@marquee/web-kit';

const pageSize = 20;

/** '' means no filter. */
type Filters = Record<string, string>;

/** Filters and page of a tab, stored in the address. `after` repeats: the pages visited so far, the current one last. */
export function usePageTrail<F extends Filters>(tab: string, filters: F) {
  const [address, setAddress] = useSearchParams();
  const trail = address.getAll('after');
  const after = trail.at(-1);

  function goTo(pages: readonly string[]) {
    setAddress(toAddress(tab, filters, pages));
  }

  const page: PageTrail & { query: { limit: string; after?: string } } = {
    firstRow: trail.length * pageSize + 1,
    query: { limit: String(pageSize), ...(after !== undefined && { after }) },
    previous:
      trail.length > 0
        ? () => {
            goTo(trail.slice(0, -1));
          }
        : undefined,
    nextAfter: (id) => {
      goTo([...trail, id]);
    },
  };

  /** A new filter starts at the first page. */
  function filterBy(next: Partial<F>, options?: { replace: boolean }) {
    setAddress(toAddress(tab, { ...filters, ...next }, []), options);
  }

  return { page, filterBy };
}

function toAddress(tab: string, filters: Filters, trail: readonly string[]): URLSearchParams {
  const said = Object.entries({ tab, ...filters }).filter(([, value]) => value !== '');
  return new URLSearchParams([...said, ...trail.map((id) => ['after', id])]);
}
