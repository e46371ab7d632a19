import { PageFrame, PageSpinner, Skeleton } from '@marquee/ui';
import { matchRoutes, useLocation } from 'react-router';
import { styled } from 'styled-components';

/** Paths for which the specification requires a spinner; elsewhere only buttons have one. */
const spinning = ['/', '/client-admin', '/client/*', '/client-portal', '/edit-event/:id'].map((path) => ({
  path,
}));

/** Shown while a page's code or the session is loading. */
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

/**
 * Keeps content below the page two window heights away until the page has loaded, because content near the viewport is fetched
 * (`OnceNear`).
 */
const Room = styled.div`
  min-height: 200vh;
`;
