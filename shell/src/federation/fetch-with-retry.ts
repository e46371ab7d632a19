import { takeEarlyAnswer } from '@marquee/contracts/early-requests';

const timeout = 3000;

type Fetch = typeof globalThis.fetch;

/**
 * Sends a request, with one retry. Each attempt has a timeout of three seconds, so that a hanging server results in an error while the user
 * is still waiting. An early request of the document counts as the first attempt.
 */
export async function fetchWithRetry(
  fetch: Fetch,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const path = new URL(address, document.baseURI).pathname;
  const earlyResponse = takeEarlyAnswer({ address: path, integrity: init.integrity });
  try {
    return requireOk(address, await (earlyResponse ?? attempt(fetch, address, init)));
  } catch {
    return requireOk(address, await attempt(fetch, address, init));
  }
}

function attempt(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
}

function requireOk(address: string, response: Response): Response {
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}
