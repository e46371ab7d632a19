import type { Problem } from '@marquee/contracts/problem';
import { nameRefusal } from '@marquee/service-kit/http/request-log';
import type { Response } from 'express';

export type UpstreamFailure = 'refused' | 'timed-out' | 'broken';

/** Codes of a connection that never came about: nothing was sent. */
const refusedCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const timedOutCode = 'UPSTREAM_TIMED_OUT';

export function toFailure(error: Error): UpstreamFailure {
  const code = 'code' in error ? String(error.code) : '';
  if (refusedCodes.has(code)) {
    return 'refused';
  }
  return code === timedOutCode ? 'timed-out' : 'broken';
}

const answers = {
  refused: { status: 503, title: 'Not available', code: 'service_unavailable', retryAfter: 1 },
  'timed-out': { status: 504, title: 'No answer in time', code: 'service_timed_out', retryAfter: 5 },
  broken: { status: 502, title: 'No answer', code: 'service_failed', retryAfter: 1 },
} as const;

export function noAnswerInTime(): Error {
  return Object.assign(new Error('the service did not answer in time'), { code: timedOutCode });
}

/** Any call that was never sent; one that may have been, only if it changes nothing. */
export function mayRepeat(failure: UpstreamFailure, method: string): boolean {
  return failure === 'refused' || (failure === 'broken' && ['GET', 'HEAD'].includes(method));
}

export function answerFailure(response: Response, failure: UpstreamFailure, requestId: string): void {
  const { status, title, code, retryAfter } = answers[failure];
  const message = 'This part of Marquee is not answering. Please try again in a moment.';
  const problem: Problem = { type: `urn:marquee:problem:${code}`, title, status, code, message, requestId };
  nameRefusal(response, code);
  response
    .status(status)
    .set('retry-after', String(retryAfter))
    .type('application/problem+json')
    .json(problem);
}
