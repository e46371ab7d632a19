import type { Problem } from '@marquee/contracts/problem';

type Said = Pick<Problem, 'status' | 'code' | 'message' | 'errors'>;

/** Thrown by a scene for an error that the service would return; any other exception is a bug of the mock. */
export type Refusal = Error & { said: Said };

export function refusal(said: Said): Refusal {
  return Object.assign(new Error(said.message), { said });
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'said' in error;
}

/** 409: the state forbids it. */
export function conflict(code: string, message: string): Refusal {
  return refusal({ status: 409, code, message });
}

export function notFound(): Refusal {
  return refusal({ status: 404, code: 'not_found', message: 'Not found' });
}

/** As `application/problem+json`. */
export function toProblemResponse({ status, ...said }: Said): Response {
  const problem: Problem = {
    type: `urn:marquee:problem:${said.code}`,
    title: said.message,
    status,
    requestId: 'mocked',
    ...said,
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
