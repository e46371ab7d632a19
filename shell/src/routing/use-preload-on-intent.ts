import { useCachedUser } from '@marquee/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { useFederation } from '../federation/federation-context.tsx';
import { matchRemote } from './match-remote.ts';

/**
 * Preloads the remote of a link on hover and on focus. Preloads the federation runtime, which all remotes need, on the first pointer press
 * or focus on the page. Preloads nothing if the user has enabled data saving.
 */
export function usePreloadOnIntent(): void {
  const { releases, preload, preloadRuntime } = useFederation();
  // Uses only a cached session, because a public page does not read the session.
  const role = useCachedUser()?.role ?? null;

  const preloadFor = useEffectEvent(({ target }: Event) => {
    const pathname = getLinkPath(target);
    if (pathname === null || releases.status !== 'known' || isSaveDataEnabled()) {
      return;
    }
    const { records } = releases;
    const release =
      pathname === '/'
        ? records.find(({ homeFor }) => homeFor !== null && homeFor === role)
        : matchRemote(pathname, records)?.release;
    if (release) {
      preload(release.name);
    }
  });

  const preloadOnInteraction = useEffectEvent(() => {
    if (!isSaveDataEnabled()) {
      preloadRuntime();
    }
  });

  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      // Touch is ignored, because a finger that scrolls also passes over links.
      if (event.pointerType !== 'touch') {
        preloadFor(event);
      }
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', preloadFor);
    document.addEventListener('focusin', preloadOnInteraction);
    document.addEventListener('pointerdown', preloadOnInteraction);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', preloadFor);
      document.removeEventListener('focusin', preloadOnInteraction);
      document.removeEventListener('pointerdown', preloadOnInteraction);
    };
  }, []);
}

/** Returns the path of a link inside the application, null for anything else. */
function getLinkPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.target === '' ? link.pathname : null;
}

/** Returns whether the user has enabled data saving. Only some browsers expose the setting, and TypeScript does not declare it. */
function isSaveDataEnabled(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
