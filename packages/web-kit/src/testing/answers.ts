import type { Operation } from '@marquee/contracts/operation';
import type { ChangedBy } from '@marquee/contracts/problem';
import type { z } from 'zod';

/** A request, as the server receives it. */
export type ReceivedRequest = {
  /** Method and path: `POST /api/auth/login`. */
  call: string;
  /** The credentials mode of `fetch`: whether cookies are sent. */
  credentials: RequestCredentials | undefined;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
};

export type Answer = {
  operation: Operation;
  respond: (request: ReceivedRequest) => Response | Promise<Response>;
};

type BodyOf<Op extends Operation> = z.input<Op['response']>;
type Reply<Op extends Operation> = BodyOf<Op> | ((request: ReceivedRequest) => BodyOf<Op>);
type Extras = { headers?: Record<string, string> };

/** Responds to every call of an operation. `reply`: the body, or a function that returns the body for a request. */
export function answer<const Op extends Operation>(
  operation: Op,
  reply: Reply<Op>,
  { headers = {} }: Extras = {},
): Answer {
  return {
    operation,
    respond: (request) => {
      const body: unknown =
        typeof reply === 'function' ? (reply as (request: ReceivedRequest) => unknown)(request) : reply;
      const { status, file } = operation;
      if (status === 204 || file !== undefined) {
        return new Response(status === 204 ? null : String(body), { status, headers });
      }
      return Response.json(body, { status, headers });
    },
  };
}

/** Delays a response until `release` is called. */
export function hold({ operation, respond }: Answer): { answer: Answer; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    answer: {
      operation,
      respond: async (request) => {
        await promise;
        return respond(request);
      },
    },
    release: () => {
      resolve(undefined);
    },
  };
}

/** Responds like `first` until `switchTo` replaces it with another response of the same operation. */
export function switchable(first: Answer): { answer: Answer; switchTo: (next: Answer) => void } {
  let current = first;
  return {
    answer: { operation: first.operation, respond: (request) => current.respond(request) },
    switchTo: (next) => {
      current = next;
    },
  };
}

type Refusal = {
  status: number;
  code: string;
  message: string;
  errors?: { path: string; message: string }[];
  current?: unknown;
  changedBy?: ChangedBy;
};

/** Responds to every call of an operation with this error. */
export function refuse(operation: Operation, refusal: Refusal): Answer {
  return { operation, respond: () => problemResponse(refusal) };
}

type Revised = { revision?: number | undefined };

/**
 * Responds to writes to the record `current`. If a write names the record's revision, the response is the record with the next revision.
 * Every other write is rejected as stale; `changedBy` is part of this rejection, for a record that two sides can change.
 */
export function answerIfFresh<const Op extends Operation>(
  operation: Op,
  current: BodyOf<Op> & Revised,
  changedBy?: ChangedBy,
): Answer {
  const message = 'This has changed since you opened it';
  const refusal = { status: 409, code: 'stale_write', message, current, ...(changedBy && { changedBy }) };
  return {
    operation,
    respond: (request) =>
      revisionIn(request) === current.revision
        ? Response.json({ ...current, revision: (current.revision ?? 0) + 1 }, { status: operation.status })
        : problemResponse(refusal),
  };
}

function revisionIn({ body, query }: ReceivedRequest): number {
  return Number((body as Revised | undefined)?.revision ?? query.revision);
}

export function problemResponse(refusal: Refusal): Response {
  const problem = { type: 'about:blank', title: refusal.code, requestId: 'request-under-test', ...refusal };
  return new Response(JSON.stringify(problem), {
    status: refusal.status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
