import type { ReceivedRequest } from './answers.ts';

/** Only method, path and body of requests, for `toEqual`, which also fails on an unexpected field. */
export function payloadsOf(requests: readonly ReceivedRequest[]): Pick<ReceivedRequest, 'call' | 'body'>[] {
  return requests.map(({ call, body }) => ({ call, body }));
}
