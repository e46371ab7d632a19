import { useKnownUser } from '@marquee/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import { offerAt } from './offer-at.ts';

/**
 * Preloads the remote of a link on hover and on focus. Preloads the federation runtime, which all remotes need, on the first pointer press
 * or focus on the page.
 */
export function usePreloadOnIntent(): void {
  const { releases, prepare, prepareRuntime } = useFederation();
  // The cached session only: a public page does not read it.
  const role = useKnownUser()?.role ?? null;

  const prepareFor = useEffectEvent(({ target }: Event) => {
    const pathname = pathBehind(target);
    if (pathname === null || releases.status !== 'known' || savesData()) {
      return;
    }
    const { records } = releases;
    const release =
      pathname === '/'
        ? records.find(({ homeFor }) => homeFor !== null && homeFor === role)
        : offerAt(pathname, records)?.release;
    if (release) {
      prepare(release.name);
    }
  });

  const prepareForAny = useEffectEvent(() => {
    if (!savesData()) {
      prepareRuntime();
    }
  });

  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      // A finger that scrolls also passes over links.
      if (event.pointerType !== 'touch') {
        prepareFor(event);
      }
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', prepareFor);
    document.addEventListener('focusin', prepareForAny);
    document.addEventListener('pointerdown', prepareForAny);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', prepareFor);
      document.removeEventListener('focusin', prepareForAny);
      document.removeEventListener('pointerdown', prepareForAny);
    };
  }, []);
}

/** The path of a link inside the application; null for anything else. */
function pathBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target === '' ? link.pathname : null;
}

/** Whether the user has enabled data saving. Only some browsers expose it, and TypeScript does not declare it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
