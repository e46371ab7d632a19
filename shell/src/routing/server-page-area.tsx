import { useIsHydrating } from '@marquee/ui';
import { PageArrivalContext, useLocation } from '@marquee/web-kit';
import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { counterpartOf } from './counterpart-of.ts';
import { ServerPageContext } from './server-page.ts';
import type { ServerPage } from './server-page.ts';

type AreaProps = { children: ReactNode };

/** Pages of remotes. Instead of the first one it shows the HTML in the document, until the remote has rendered its page. */
export function ServerPageArea({ children }: AreaProps) {
  const page = use(ServerPageContext);
  return page ? <Held page={page}>{children}</Held> : children;
}

function Held({ page, children }: AreaProps & { page: ServerPage }) {
  const { pathname, search } = useLocation();
  const [hasArrived, setArrived] = useState(page.isReplaced);
  const isHeld = !hasArrived && pathname === page.path && search === page.search;
  // A page's loading state depends on its path, but the frame's HTML was rendered without a path.
  const isLeftOut = useIsHydrating() && isHeld;
  const sent = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const goOn = useRef<() => void>(null);

  const arrive = useCallback(() => {
    const [from, to] = [sent.current, own.current];
    if (from && to) {
      const focused = from.contains(document.activeElement) ? document.activeElement : null;
      goOn.current = () => {
        counterpartOf(focused, { from, to })?.focus({ preventScroll: true });
        counterpartOf(page.pressed(), { from, to })?.click();
      };
    }
    page.replace();
    setArrived(true);
  }, [page]);

  // Only now, because hidden elements cannot take the focus.
  useLayoutEffect(() => {
    if (hasArrived) {
      goOn.current?.();
      goOn.current = null;
    }
  }, [hasArrived]);

  const Sent = page.isSkeleton ? Waiting : 'div';

  return (
    <PageArrivalContext value={arrive}>
      {isHeld && (
        <Sent
          ref={sent}
          data-server-page=""
          aria-busy={page.isSkeleton || undefined}
          dangerouslySetInnerHTML={{ __html: page.html }}
          suppressHydrationWarning
        />
      )}
      <div ref={own} hidden={isHeld}>
        {!isLeftOut && children}
      </div>
    </PageArrivalContext>
  );
}

/** Keeps content below it two window heights away, like `PageOnItsWay`. */
const Waiting = styled.div`
  min-height: 200vh;
`;
