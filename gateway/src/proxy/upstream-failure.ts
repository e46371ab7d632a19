import type { Problem } from '@marquee/contracts/problem';
import { setErrorCode } from '@marquee/service-kit/http/request-log';
import { isRead } from '@marquee/service-kit/http/require-method';
import type { Request, Response } from 'express';

/** `full`: the queue of the upstream's bulkhead is full. `refused`: no connection was made, so nothing was sent. */
export type UpstreamFailure = 'full' | 'refused' | 'timed-out' | 'broken';

/** Error codes of a failed connection attempt. */
const refusedCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);

export function toFailure(error: Error): UpstreamFailure {
  return 'code' in error && refusedCodes.has(String(error.code)) ? 'refused' : 'broken';
}

const unavailable = { status: 503, title: 'Not available', code: 'service_unavailable', retryAfter: 1 };

const answers: Readonly<Record<UpstreamFailure, typeof unavailable>> = {
  full: unavailable,
  refused: unavailable,
  'timed-out': { status: 504, title: 'No answer in time', code: 'service_timed_out', retryAfter: 5 },
  broken: { status: 502, title: 'No answer', code: 'service_failed', retryAfter: 1 },
};

/** Whether a failed call may be sent again. True if it was not sent, or if it is a read whose connection broke. */
export function mayRepeat(outcome: string, request: Request): boolean {
  return outcome === 'refused' || (outcome === 'broken' && isRead(request));
}

export function answerFailure(response: Response, failure: UpstreamFailure, requestId: string): void {
  const { status, title, code, retryAfter } = answers[failure];
  const message = 'This part of Marquee is not answering. Please try again in a moment.';
  const problem: Problem = { type: `urn:marquee:problem:${code}`, title, status, code, message, requestId };
  setErrorCode(response, code);
  response
    .status(status)
    .set('retry-after', String(retryAfter))
    .type('application/problem+json')
    .json(problem);
}
