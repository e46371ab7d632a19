import type { Problem } from '@marquee/contracts/problem';

type ProblemFields = Pick<Problem, 'status' | 'code' | 'message' | 'errors'>;

/** Thrown by the mocks for an error that the service would return. Any other exception is a bug of the mocks. */
export type Refusal = Error & { fields: ProblemFields };

export function refusal(fields: ProblemFields): Refusal {
  return Object.assign(new Error(fields.message), { fields });
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'fields' in error;
}

/** A 409, for an operation that the current state does not allow. */
export function conflict(code: string, message: string): Refusal {
  return refusal({ status: 409, code, message });
}

export function notFound(): Refusal {
  return refusal({ status: 404, code: 'not_found', message: 'Not found' });
}

/** The error as a response with `application/problem+json`. */
export function toProblemResponse({ status, ...fields }: ProblemFields): Response {
  const problem: Problem = {
    type: `urn:marquee:problem:${fields.code}`,
    title: fields.message,
    status,
    requestId: 'mocked',
    ...fields,
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
