/**
 * A read that the application makes first. Its document names it, and the first script on the page begins it before any other code
 * is there.
 */
export type EarlyRequest = {
  /** Path and query. */
  address: string;
  /** What the file hashes to. Absent where a service or the gateway answers. */
  integrity?: string | undefined;
};

/** Name of the `<meta>` in a document whose content is the JSON of its early requests. */
export const earlyRequestsMeta = 'early-requests';

declare global {
  /** Answers of early requests that nobody has taken yet, by `earlyKey`; `first-paint.ts` of the shell puts them there. */
  var marqueeEarlyAnswers: Map<string, Promise<Response>> | undefined;
}

export function earlyKey({ address, integrity = '' }: EarlyRequest): string {
  return `${address} ${integrity}`;
}

/** The answer of an early request, for the first who asks. Undefined: it was not begun, or is taken. Rejects where it failed. */
export function takeEarlyAnswer(request: EarlyRequest): Promise<Response> | undefined {
  const key = earlyKey(request);
  const answer = globalThis.marqueeEarlyAnswers?.get(key);
  globalThis.marqueeEarlyAnswers?.delete(key);
  return answer;
}

/** After a write: what was read before it may be out of date. */
export function forgetEarlyAnswers(): void {
  globalThis.marqueeEarlyAnswers?.clear();
}
