import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Integrity } from './integrity.ts';
import { patientFetch } from './patient-fetch.ts';

type EntryFailure = Parameters<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>[0];
type RetriedEntry = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>;

const scriptTimeout = 3000;

/** What the federation runtime lacks by default: time-outs, a second try of the entry, comparing what came, and a word about what failed. */
export function runtimePlugin(integrity: Integrity): ModuleFederationRuntimePlugin {
  return {
    name: 'marquee-patience',
    fetch: (address, init) => manifestAt(address, init, integrity),
    createScript: ({ url }) => ({ script: scriptFor(url, integrity.ofScript(url)), timeout: scriptTimeout }),
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

/** The runtime fetches nothing else. */
async function manifestAt(address: string, init: RequestInit, integrity: Integrity): Promise<Response> {
  const hash = integrity.ofManifest(address);
  const response = await patientFetch(fetch, address, {
    ...init,
    ...(hash !== undefined && { integrity: hash }),
  });
  integrity.learn(address, await response.clone().json());
  return response;
}

function scriptFor(url: string, hash: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = hash;
  return script;
}
