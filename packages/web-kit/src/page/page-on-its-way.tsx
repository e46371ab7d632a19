import { PageFrame, PageSpinner, Skeleton } from '@marquee/ui';
import { matchRoutes, useLocation } from 'react-router';
import { styled } from 'styled-components';

/** Where the specification asks for a spinner itself; anywhere else it stands in buttons only. */
const spinning = ['/', '/client-admin', '/client/*', '/client-portal', '/edit-event/:id'].map((path) => ({
  path,
}));

/** Instead of a page whose code, or whose reader, is not known yet. */
export function PageOnItsWay() {
  const isSpinning = matchRoutes(spinning, useLocation()) !== null;
  return (
    <Room>
      {isSpinning ? (
        <PageSpinner>Loading...</PageSpinner>
      ) : (
        <PageFrame>
          <Skeleton label="Loading the page" rows={4} withHeading />
        </PageFrame>
      )}
    </Room>
  );
}

/** What stands below a page stays two windows away until the page is there: what comes near is fetched (`OnceNear` of the shell). */
const Room = styled.div`
  min-height: 200vh;
`;
