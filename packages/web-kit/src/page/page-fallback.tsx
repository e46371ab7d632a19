import { PageFrame, PageSpinner, Skeleton } from '@marquee/ui';
import { matchRoutes, useLocation } from 'react-router';
import { styled } from 'styled-components';

/** Paths for which the specification requires a spinner; elsewhere only buttons have one. */
const spinnerRoutes = ['/', '/client-admin', '/client/*', '/client-portal', '/edit-event/:id'].map(
  (path) => ({
    path,
  }),
);

/** Shown while a page's code or the session is loading. */
export function PageFallback() {
  const hasSpinner = matchRoutes(spinnerRoutes, useLocation()) !== null;
  return (
    <TallContainer>
      {hasSpinner ? (
        <PageSpinner>Loading...</PageSpinner>
      ) : (
        <PageFrame>
          <Skeleton label="Loading the page" rows={4} withHeading />
        </PageFrame>
      )}
    </TallContainer>
  );
}

/**
 * Keeps content below the page two window heights away until the page has loaded, because content near the viewport is fetched
 * (`RenderInView`).
 */
const TallContainer = styled.div`
  min-height: 200vh;
`;
