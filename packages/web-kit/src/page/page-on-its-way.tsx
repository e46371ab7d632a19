import { PageFrame, PageSpinner, Skeleton } from '@marquee/ui';
import { matchRoutes, useLocation } from 'react-router';

/** Where the specification asks for a spinner itself; anywhere else it stands in buttons only. */
const spinning = ['/', '/client-admin', '/client/*', '/client-portal', '/edit-event/:id'].map((path) => ({
  path,
}));

/** Instead of a page whose code, or whose reader, is not known yet. */
export function PageOnItsWay() {
  if (matchRoutes(spinning, useLocation()) !== null) {
    return <PageSpinner>Loading...</PageSpinner>;
  }
  return (
    <PageFrame>
      <Skeleton label="Loading the page" rows={4} withHeading />
    </PageFrame>
  );
}
