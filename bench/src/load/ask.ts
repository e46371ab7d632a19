import type { HttpCall } from '@marquee/bar-kit/http-caller';

import type { Caller } from './lean-caller.ts';
import type { Answer } from './read-answer.ts';

/** `ms`: from when the request was due until its last byte. `fault`: what was wrong; null if the response was as declared. */
export type Told = { kind: 'read' | 'write'; ms: number; fault: string | null };

/** Returns what was wrong with the response, or null. */
export async function ask(
  caller: Pick<Caller, 'send'>,
  call: HttpCall,
  isGood: (answer: Answer) => boolean,
): Promise<string | null> {
  const asked = `${call.method} ${call.path}`;
  try {
    const answer = await caller.send(call);
    return isGood(answer) ? null : `${asked}: ${answer.status} ${JSON.stringify(answer.body)}`;
  } catch (error) {
    return `${asked}: ${String(error)}`;
  }
}

export function isRead({ status }: Answer): boolean {
  return status === 200;
}
