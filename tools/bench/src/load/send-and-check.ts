import type { HttpCall } from '@marquee/harness-kit/http-caller';

import type { Caller } from './lean-caller.ts';
import type { LoadResponse } from './parse-response.ts';

/**
 * `ms`: time from the moment when the request was due to the last byte of the response. `fault`: describes a wrong response; null if the
 * response was as declared.
 */
export type RequestSample = { kind: 'read' | 'write'; ms: number; fault: string | null };

/** Sends the call. Resolves to a description of the fault if the response is wrong or missing, otherwise to null. */
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
