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

async function oneTry(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}
