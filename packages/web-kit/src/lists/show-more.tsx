import { Button } from '@marquee/ui';

export type Paging = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type ShowMoreProps = { paging: Paging; className?: string; children?: string };

/** Button that loads the next page of a list; not rendered after the last page. */
export function ShowMore({ paging, className, children = 'Show more' }: ShowMoreProps) {
  if (!paging.hasNextPage) {
    return null;
  }
  return (
    <Button
      className={className}
      variant="outline"
      pending={paging.isFetchingNextPage}
      pendingText="Loading..."
      onClick={() => void paging.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
