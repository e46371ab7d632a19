import { PageFrame, PageSpinner, Skeleton } from '@marquee/ui';
import { useLocation } from '@marquee/web-kit';

/** Where the specification asks for a spinner itself; anywhere else it stands in buttons only. */
const spinningPaths = /^\/(client|edit-event|$)/;

/** Instead of a page whose code, or whose reader, is not known yet. */
export function PageOnItsWay() {
  const { pathname } = useLocation();

  if (spinningPaths.test(pathname)) {
    return <PageSpinner>Loading...</PageSpinner>;
  }
  return (
    <PageFrame>
      <Skeleton label="Loading the page" rows={4} withHeading />
    </PageFrame>
  );
}
