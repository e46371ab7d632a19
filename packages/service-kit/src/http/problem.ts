import { refusalTitles } from '@marquee/contracts/problem';
import type { ChangedBy, Problem, RefusalStatus } from '@marquee/contracts/problem';
import type { DomainError, ErrorKind } from '../domain-error.ts';

type Refusal = { status: number; title: string };

const refusals: Record<ErrorKind, Refusal> = {
  malformed: titled(400),
  unauthenticated: titled(401),
  'payment-required': titled(402),
  forbidden: titled(403),
  'not-found': titled(404),
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  conflict: titled(409),
  'too-large': titled(413),
  'unsupported-type': titled(415),
  'rule-broken': titled(422),
  'too-many': titled(429),
  unavailable: { status: 503, title: 'Not available' },
};

function titled(status: RefusalStatus): Refusal {
  return { status, title: refusalTitles[status] };
}

type Refused = Problem & { current?: unknown; changedBy?: ChangedBy };

export function toProblem(error: DomainError, requestId: string): Refused {
  const { status, title } = refusals[error.kind];
  return {
    type: `urn:marquee:problem:${error.code}`,
    title: error.details.title ?? title,
    status,
    code: error.code,
    message: error.message,
    requestId,
    ...(error.details.errors && { errors: [...error.details.errors] }),
    ...('current' in error.details && { current: error.details.current }),
    ...(error.details.changedBy && { changedBy: error.details.changedBy }),
  };
}

/** The response to an unexpected error, without details. */
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

/** The response if this release cannot read the stored record that the call needs. */
export function unreadableProblem(requestId: string): Problem {
  return {
    ...internalProblem(requestId),
    type: 'urn:marquee:problem:record_unreadable',
    code: 'record_unreadable',
    message: 'This record cannot be shown at the moment. We have been notified.',
  };
}
