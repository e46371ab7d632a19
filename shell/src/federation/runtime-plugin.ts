import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Integrity } from './integrity.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';

type EntryFailure = Parameters<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>[0];
type RetriedEntry = ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>;

const scriptTimeout = 3000;

/** Adds to the runtime: timeouts, one retry of a remote's entry script, integrity checks, and the logging of failures. */
export function runtimePlugin(integrity: Integrity): ModuleFederationRuntimePlugin {
  return {
    name: 'marquee-retry',
    fetch: (address, init) => fetchManifest(address, init, integrity),
    createScript: ({ url }) => ({
      script: createScriptElement(url, integrity.getScriptHash(url)),
      timeout: scriptTimeout,
    }),
    loadEntryError: retryEntry,
    errorLoadRemote: ({ id, lifecycle, from, error }) => {
      console.error('A remote failed to load', { id, lifecycle, from, error });
      // Returns no fallback module, so that the error reaches the error boundary.
      return undefined;
    },
  };
}

function retryEntry({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }: EntryFailure) {
  // Removes the runtime's cached promise, which has been rejected.
  globalLoading[uniqueKey] = undefined;
  // Uses another URL, because the browser delays a second request for the same URL while the first request hangs.
  const getEntryUrl = (url: string) => `${url}?again`;
  // The hook's type is a promise of a promise, which does not exist in JavaScript.
  return getRemoteEntry({ origin, remoteInfo, getEntryUrl }) as unknown as RetriedEntry;
}

/** Fetches a manifest and stores the script hashes in it. The runtime uses `fetch` for nothing else. */
async function fetchManifest(address: string, init: RequestInit, integrity: Integrity): Promise<Response> {
  const hash = integrity.getManifestHash(address);
  const response = await fetchWithRetry(fetch, address, {
    ...init,
    ...(hash !== undefined && { integrity: hash }),
  });
  integrity.addManifest(address, await response.clone().json());
  return response;
}

function createScriptElement(url: string, hash: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = hash;
  return script;
}
