import { firstAnswerId } from '@marquee/contracts/first-answer';
import type { FirstAnswer } from '@marquee/contracts/first-answer';
import { addressOf } from './call.ts';
import type { Call } from './call.ts';

/** The answer that came with the page, for the call that it answers; undefined for any other call, and once it has been taken. */
export type TakeFirstAnswer = (call: Call) => Response | undefined;

export function createFirstAnswer(first: FirstAnswer | undefined): TakeFirstAnswer {
  let left = first;
  return (call) => {
    if (left === undefined || call.operation.method !== 'get' || addressOf(call) !== left.address) {
      return undefined;
    }
    const { status, body } = left;
    left = undefined;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
}

/** As for the early requests of a document. */
const keptMs = 30_000;

/**
 * Reads the page's data block and removes it. Undefined where there is none that can be read, and where the page has been open for longer than
 * half a minute: then the call is made.
 */
export function firstAnswerIn(page: Document): FirstAnswer | undefined {
  const block = page.getElementById(firstAnswerId);
  block?.remove();
  try {
    return block && performance.now() <= keptMs ? (JSON.parse(block.textContent) as FirstAnswer) : undefined;
  } catch {
    return undefined;
  }
}
