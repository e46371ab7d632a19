import { firstAnswerId } from '@marquee/contracts/first-answer';
import type { FirstAnswer } from '@marquee/contracts/first-answer';
import { toAddress } from './call.ts';
import type { Call } from './call.ts';

/** Returns the response embedded in the page, once, for the call that it belongs to; otherwise undefined. */
export type TakeFirstAnswer = (call: Call) => Response | undefined;

export function createFirstAnswer(first: FirstAnswer | undefined): TakeFirstAnswer {
  let remaining = first;
  return (call) => {
    if (remaining === undefined || call.operation.method !== 'get' || toAddress(call) !== remaining.address) {
      return undefined;
    }
    const { status, body } = remaining;
    remaining = undefined;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
}

/** In milliseconds; the same as for the early requests of a document. */
const maxAgeMs = 30_000;

/**
 * Reads the page's data block and removes it. Returns undefined if there is no readable block, or if the page has been open for more than
 * 30 seconds; then the call is sent.
 */
export function firstAnswerIn(page: Document): FirstAnswer | undefined {
  const block = page.getElementById(firstAnswerId);
  block?.remove();
  try {
    return block && performance.now() <= maxAgeMs
      ? (JSON.parse(block.textContent) as FirstAnswer)
      : undefined;
  } catch {
    return undefined;
  }
}
