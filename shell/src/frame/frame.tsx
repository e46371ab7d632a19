import { Main, SkipLink } from '@marquee/ui';
import { useLocation } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { useArrivalGreeting } from '../features/accounts/arrival.ts';
import { useOverlay } from '../features/shortcuts/use-overlay.ts';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { Overlays } from './overlays.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageTopBar } from './page-top-bar.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** These pages are documents: nothing stands around them. */
const barePaths = ['/quote'];

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const overlay = useOverlay();
  useArrivalGreeting();
  useShortcuts(overlay.open);
  const isBare = barePaths.includes(pathname);

  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      {!isBare && <PageTopBar isCovered={overlay.shown !== null} />}
      <Main>
        <PageBoundary resetOn={pathname}>{children}</PageBoundary>
      </Main>
      {!isBare && (
        <PageFooter
          onQuickMenu={() => {
            overlay.open('menu');
          }}
        />
      )}
      <Overlays overlay={overlay} />
    </>
  );
}
