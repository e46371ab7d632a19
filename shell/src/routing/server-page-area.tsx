import { PageArrivalContext, useLocation } from '@marquee/web-kit';
import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
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
  const { pathname } = useLocation();
  const [hasArrived, setArrived] = useState(false);
  const isHeld = !hasArrived && pathname === page.path;
  const sent = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const goOn = useRef<() => void>(null);

  const arrive = useCallback(() => {
    const [from, to] = [sent.current, own.current];
    if (from && to) {
      const focused = from.contains(document.activeElement) ? document.activeElement : null;
      goOn.current = () => {
        counterpartOf(focused, { from, to })?.focus({ preventScroll: true });
        counterpartOf(pressed.current, { from, to })?.click();
      };
    }
    setArrived(true);
  }, []);

  // Only now: what is hidden takes no focus.
  useLayoutEffect(() => {
    if (hasArrived) {
      goOn.current?.();
      goOn.current = null;
    }
  }, [hasArrived]);

  /** The last button that is pressed before the remote is there is pressed again then. */
  function keepPress({ target }: MouseEvent): void {
    pressed.current?.removeAttribute('aria-busy');
    pressed.current = target instanceof Element ? target.closest('button') : null;
    pressed.current?.setAttribute('aria-busy', 'true');
  }

  return (
    <PageArrivalContext value={arrive}>
      {isHeld && (
        <div
          ref={sent}
          data-server-page=""
          onClick={keepPress}
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
