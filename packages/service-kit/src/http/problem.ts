import type { Problem } from '@marquee/contracts/problem';
import type { DomainError, ErrorKind } from '../domain-error.ts';

type Refusal = { status: number; title: string };

const refusals: Record<ErrorKind, Refusal> = {
  malformed: { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'Sign-in required' },
  'payment-required': { status: 402, title: 'Payment required' },
  forbidden: { status: 403, title: 'Access denied' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Not possible in this state' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-type': { status: 415, title: 'The content type is not supported' },
  'rule-broken': { status: 422, title: 'A rule is broken' },
  'too-many': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not available' },
};

export function statusOf(kind: ErrorKind): number {
  return refusals[kind].status;
}

export function toProblem(error: DomainError, requestId: string): Problem {
  const { status, title } = refusals[error.kind];
  return {
    type: `urn:marquee:problem:${error.code}`,
    title: error.details.title ?? title,
    status,
    code: error.code,
    message: error.message,
    requestId,
    ...(error.details.errors && { errors: [...error.details.errors] }),
  };
}

/** What a bug looks like from outside. */
export function internalProblem(requestId: string): Problem {
  return {
    type: 'about:blank',
    title: 'Internal error',
    status: 500,
    code: 'internal_error',
    message: 'Something went wrong. Please try again.',
    requestId,
  };
}
