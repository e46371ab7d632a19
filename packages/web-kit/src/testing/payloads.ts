import type { Asked } from './answers.ts';

/** What calls sent, and nothing else of them: method and path, and the whole body. For comparing with `toEqual`, which a field too many fails. */
export function payloadsOf(asked: readonly Asked[]): Pick<Asked, 'call' | 'body'>[] {
  return asked.map(({ call, body }) => ({ call, body }));
}
