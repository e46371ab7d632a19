import { Notice } from '@marquee/ui';
import type { ListPage } from '../api/page-endpoint-for.ts';

type LeftOutNoticeProps = {
  /** The pages read so far; null: the user is not signed in. */
  pages: readonly (Pick<ListPage<unknown>, 'leftOut'> | null)[];
  /** English noun for one row; the plural adds an s. */
  rowName?: string | undefined;
};

/**
 * Notice with the number of records that cannot be shown, which explains why a list has fewer rows than its total. Renders nothing if all
 * records can be shown.
 */
export function LeftOutNotice({ pages, rowName = 'record' }: LeftOutNoticeProps) {
  const leftOut = pages.flatMap((page) => page?.leftOut ?? []);
  const [first] = leftOut;

  if (first === undefined) {
    return null;
  }
  const count = leftOut.reduce((sum, page) => sum + page.count, 0);
  const rows = count === 1 ? `1 ${rowName}` : `${count} ${rowName}s`;
  return (
    <Notice tone="danger">
      {`${rows} cannot be shown. Please contact support with this id: ${first.id}`}
    </Notice>
  );
}
