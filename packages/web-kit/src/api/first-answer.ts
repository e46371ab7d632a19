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

/** In milliseconds; the limit for a document's early requests is the same. */
const maxAgeMs = 30_000;

/**
 * Reads the page's data block and removes the block. Returns undefined if the block is missing or unreadable, or if the page has been open
 * for more than 30 seconds. Without this response, the page sends the call.
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
