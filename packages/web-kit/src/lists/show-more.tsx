import { Button } from '@marquee/ui';

export type Paging = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type ShowMoreProps = { paging: Paging; className?: string; children?: string };

/** Reads the next page of a list; nothing once every page has been read. */
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
