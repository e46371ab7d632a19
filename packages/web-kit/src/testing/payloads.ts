import type { Asked } from './answers.ts';

/** Only method, path and body of requests, for `toEqual`, which also fails on an unexpected field. */
export function payloadsOf(asked: readonly Asked[]): Pick<Asked, 'call' | 'body'>[] {
  return asked.map(({ call, body }) => ({ call, body }));
}
