import { takeEarlyAnswer } from '@marquee/contracts/early-requests';
import type { EarlyRequest } from '@marquee/contracts/early-requests';

const timeout = 3000;

type Fetch = typeof globalThis.fetch;

/** Two tries of three seconds each: a hanging server becomes an error while the user still waits. */
export async function patientFetch(fetch: Fetch, address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await oneTry(fetch, address, init);
  } catch {
    return oneTry(fetch, address, init);
  }
}

/** A file that the document has asked for already. Undefined where it has not, or it did not come: then it is asked for as usual. */
export async function earlyFile(request: EarlyRequest): Promise<Response | undefined> {
  const begun = takeEarlyAnswer(request);
  if (!begun) {
    return undefined;
  }
  try {
    const answer = await Promise.race([begun, afterPatience()]);
    return answer?.ok ? answer : undefined;
  } catch {
    return undefined;
  }
}

function afterPatience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeout);
  });
}

async function oneTry(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}
