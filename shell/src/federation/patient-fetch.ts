import { takeEarlyAnswer } from '@marquee/contracts/early-requests';

const timeout = 3000;

type Fetch = typeof globalThis.fetch;

/**
 * Fetch with one retry. Each attempt has a timeout of three seconds, so that a hanging server results in an error while the user is still
 * waiting. An early request of the document counts as the first attempt.
 */
export async function patientFetch(fetch: Fetch, address: string, init: RequestInit = {}): Promise<Response> {
  const path = new URL(address, document.baseURI).pathname;
  const begun = takeEarlyAnswer({ address: path, integrity: init.integrity });
  try {
    return accepted(address, await (begun ?? oneTry(fetch, address, init)));
  } catch {
    return accepted(address, await oneTry(fetch, address, init));
  }
}

function oneTry(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  return fetch(address, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
}

function accepted(address: string, response: Response): Response {
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}
