import { PageArrivalContext, useLocation } from '@marquee/web-kit';
import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { counterpartOf } from './counterpart-of.ts';
import { ServerPageContext } from './server-page.ts';
import type { ServerPage } from './server-page.ts';

type AreaProps = { children: ReactNode };

/** The pages of remotes; in the place of the first one the HTML that came with the document, until the remote has rendered the same. */
export function ServerPageArea({ children }: AreaProps) {
  const page = use(ServerPageContext);
  return page ? <Held page={page}>{children}</Held> : children;
}

function Held({ page, children }: AreaProps & { page: ServerPage }) {
  const { pathname, search } = useLocation();
  const [hasArrived, setArrived] = useState(page.isReplaced);
  const isHeld = !hasArrived && pathname === page.path && search === page.search;
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

  // Only now: what is hidden takes no focus.
  useLayoutEffect(() => {
    if (hasArrived) {
      goOn.current?.();
      goOn.current = null;
    }
  }, [hasArrived]);

  return (
    <PageArrivalContext value={arrive}>
      {isHeld && (
        <div
          ref={sent}
          data-server-page=""
          dangerouslySetInnerHTML={{ __html: page.html }}
          suppressHydrationWarning
        />
      )}
      <div ref={own} hidden={isHeld}>
        {children}
      </div>
    </PageArrivalContext>
  );
}
