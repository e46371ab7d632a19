import { Main, SkipLink } from '@marquee/ui';
import { useLocation } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { useFlashMessage } from '../features/accounts/flash-message.ts';
import { useOverlay } from '../features/shortcuts/use-overlay.ts';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { LoadFailureMessage } from './load-failure-message.tsx';
import { Overlays } from './overlays.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageTopBar } from './page-top-bar.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** Renders the top bar and the footer of every page. Neither is printed. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const overlay = useOverlay();
  useFlashMessage();
  useShortcuts(overlay.open);

  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <PageTopBar isCovered={overlay.shown !== null} />
      <Main>
        <PageBoundary resetOn={pathname}>{children}</PageBoundary>
      </Main>
      <PageFooter
        onCommandPalette={() => {
          overlay.open('menu');
        }}
      />
      <Overlays overlay={overlay} />
      <LoadFailureMessage />
    </>
  );
}
