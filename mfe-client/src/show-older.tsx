import { Button } from '@marquee/ui';

type Paging = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type ShowOlderProps = { paging: Paging; children: string };

/** Reads the next page of a list; nothing once every page has been read. */
export function ShowOlder({ paging, children }: ShowOlderProps) {
  if (!paging.hasNextPage) {
    return null;
  }
  return (
    <Button variant="outline" pending={paging.isFetchingNextPage} onClick={() => void paging.fetchNextPage()}>
      {children}
    </Button>
  );
}
