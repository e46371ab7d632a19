/** One of the application's first reads. The HTML document lists it, and the page's first script starts it before other code is loaded. */
export type EarlyRequest = {
  /** Path and query. */
  address: string;
  /** The hash of a requested file. Absent if a service or the gateway answers the request. */
  integrity?: string | undefined;
};

/** Name of the `<meta>` whose content is the JSON of the document's early requests. */
export const earlyRequestsMeta = 'early-requests';

declare global {
  /** The answers to early requests, by `earlyKey`, until code takes them. The shell's `first-paint.ts` stores them here. */
  var marqueeEarlyAnswers: Map<string, Promise<Response>> | undefined;
}

export function earlyKey({ address, integrity = '' }: EarlyRequest): string {
  return `${address} ${integrity}`;
}

/** Returns the answer to an early request once; undefined if there is none or it was already taken. Rejects if the request failed. */
export function takeEarlyAnswer(request: EarlyRequest): Promise<Response> | undefined {
  const key = earlyKey(request);
  const answer = globalThis.marqueeEarlyAnswers?.get(key);
  globalThis.marqueeEarlyAnswers?.delete(key);
  return answer;
}

/** Discards all answers. Called for a write, because the earlier reads may then be outdated. */
export function forgetEarlyAnswers(): void {
  globalThis.marqueeEarlyAnswers?.clear();
}
