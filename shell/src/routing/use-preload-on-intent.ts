import { useKnownUser } from '@marquee/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import { offerAt } from './offer-at.ts';

/**
 * Who points at a link, or comes to it by keyboard, will follow it soon: the remote that it leads into is loaded meanwhile. What all remotes
 * need is loaded with the first press on the page, or when a field of it gets the focus.
 */
export function usePreloadOnIntent(): void {
  const { releases, prepare, prepareRuntime } = useFederation();
  // A public page asks nobody who is signed in.
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
      // A finger that scrolls passes over links it does not mean.
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

/** Null: no link that this page itself follows. */
function pathBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target === '' ? link.pathname : null;
}

/** Not every browser tells; TypeScript knows of none. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
