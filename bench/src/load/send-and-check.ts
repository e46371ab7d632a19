import type { HttpCall } from '@marquee/harness-kit/http-caller';

import type { Caller } from './lean-caller.ts';
import type { LoadResponse } from './parse-response.ts';

/** `ms`: from when the request was due until its last byte. `fault`: what was wrong; null if the response was as declared. */
export type RequestSample = { kind: 'read' | 'write'; ms: number; fault: string | null };

/** Returns what was wrong with the response, or null. */
export async function sendAndCheck(
  caller: Pick<Caller, 'send'>,
  call: HttpCall,
  isExpected: (response: LoadResponse) => boolean,
): Promise<string | null> {
  const label = `${call.method} ${call.path}`;
  try {
    const response = await caller.send(call);
    return isExpected(response) ? null : `${label}: ${response.status} ${JSON.stringify(response.body)}`;
  } catch (error) {
    return `${label}: ${String(error)}`;
  }
}

export function isOk({ status }: LoadResponse): boolean {
  return status === 200;
}
