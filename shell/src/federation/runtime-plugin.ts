import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { patientFetch } from './patient-fetch.ts';

type EntryFailure = Parameters<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>[0];
type RetriedEntry = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>;

const scriptTimeout = 3000;

/** What the federation runtime lacks by default: time-outs, a second try of the entry, and a word about what failed. */
export function runtimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'marquee-patience',
    fetch: (address, init) => patientFetch(fetch, address, init),
    createScript: ({ url }) => ({ script: scriptFor(url), timeout: scriptTimeout }),
    loadEntryError: loadEntryAgain,
    errorLoadRemote: ({ id, lifecycle, from, error }) => {
      console.error('A remote failed to load', { id, lifecycle, from, error });
      // Nothing is put in its place, so that the error reaches the boundary.
      return undefined;
    },
  };
}

function loadEntryAgain({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }: EntryFailure) {
  // Otherwise the failed promise would be handed out for ever.
  globalLoading[uniqueKey] = undefined;
  // Another address, because the browser holds a second request back while the first one for the same address hangs.
  const getEntryUrl = (url: string) => `${url}?again`;
  // The hook's type asks for a promise of a promise, which JavaScript does not have.
  return getRemoteEntry({ origin, remoteInfo, getEntryUrl }) as unknown as RetriedEntry;
}

function scriptFor(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  return script;
}
