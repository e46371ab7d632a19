import { useIsHydrating } from '@marquee/ui';
import { PageReadyContext, useLocation } from '@marquee/web-kit';
import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { findCounterpart } from './find-counterpart.ts';
import { ServerPageContext } from './server-page.ts';
import type { ServerPage } from './server-page.ts';

type AreaProps = { children: ReactNode };

/** Shows pages of remotes. Until the remote has rendered the first page, shows the HTML of that page that the document contains. */
export function ServerPageArea({ children }: AreaProps) {
  const page = use(ServerPageContext);
  return page ? <ServerPagePlaceholder page={page}>{children}</ServerPagePlaceholder> : children;
}

function ServerPagePlaceholder({ page, children }: AreaProps & { page: ServerPage }) {
  const { pathname, search } = useLocation();
  const [isReady, setReady] = useState(page.isReplaced);
  const isPlaceholderShown = !isReady && pathname === page.path && search === page.search;
  // While hydrating, `children` are omitted, because the frame's HTML was rendered without a path and does not have their loading state.
  const isOmitted = useIsHydrating() && isPlaceholderShown;
  const placeholder = useRef<HTMLDivElement>(null);
  const remoteContent = useRef<HTMLDivElement>(null);
  const restoreInteraction = useRef<() => void>(null);

  const onReady = useCallback(() => {
    const [from, to] = [placeholder.current, remoteContent.current];
    if (from && to) {
      const focused = from.contains(document.activeElement) ? document.activeElement : null;
      restoreInteraction.current = () => {
        findCounterpart(focused, { from, to })?.focus({ preventScroll: true });
        findCounterpart(page.getClickedButton(), { from, to })?.click();
      };
    }
    page.replace();
    setReady(true);
  }, [page]);

  // Runs after the remote's page is visible, because hidden elements cannot take the focus.
  useLayoutEffect(() => {
    if (isReady) {
      restoreInteraction.current?.();
      restoreInteraction.current = null;
    }
  }, [isReady]);

  const Container = page.isSkeleton ? SkeletonContainer : 'div';

  return (
    <PageReadyContext value={onReady}>
      {isPlaceholderShown && (
        <Container
          ref={placeholder}
          data-server-page=""
          aria-busy={page.isSkeleton || undefined}
          dangerouslySetInnerHTML={{ __html: page.html }}
          suppressHydrationWarning
        />
      )}
      <div ref={remoteContent} hidden={isPlaceholderShown}>
        {!isOmitted && children}
      </div>
    </PageReadyContext>
  );
}

/** As tall as two windows, like `PageFallback`, so that the footer below is not visible. */
const SkeletonContainer = styled.div`
  min-height: 200vh;
`;
