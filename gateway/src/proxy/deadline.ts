import type { ClientRequest, ServerResponse } from 'node:http';
import { noAnswerInTime } from './upstream-failure.ts';

/** Until the answer begins; whoever gets it clears it. A stream that has begun may take its time. */
export function startDeadline(call: ClientRequest, response: ServerResponse, ms: number): NodeJS.Timeout {
  const deadline = setTimeout(() => call.destroy(noAnswerInTime()), ms);
  response.once('close', () => {
    clearTimeout(deadline);
  });
  return deadline;
}
