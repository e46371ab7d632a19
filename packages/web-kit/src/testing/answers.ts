import type { Operation } from '@marquee/contracts/operation';
import type { ChangedBy } from '@marquee/contracts/problem';
import type { z } from 'zod';

/** What a call asked for, as the server would read it. */
export type Asked = {
  /** Method and path: `POST /api/auth/login`. */
  call: string;
  /** Which cookies the call sends: to its own origin, those of the session. */
  credentials: RequestCredentials | undefined;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
};

export type Answer = { operation: Operation; respond: (asked: Asked) => Response | Promise<Response> };

type BodyOf<Op extends Operation> = z.input<Op['response']>;
type Reply<Op extends Operation> = BodyOf<Op> | ((asked: Asked) => BodyOf<Op>);
type Extras = { headers?: Record<string, string> };

/** Answers every call of an operation with a body, or with what a function makes of the call. */
export function answer<const Op extends Operation>(
  operation: Op,
  reply: Reply<Op>,
  { headers = {} }: Extras = {},
): Answer {
  return {
    operation,
    respond: (asked) => {
      const body: unknown = typeof reply === 'function' ? (reply as (asked: Asked) => unknown)(asked) : reply;
      const { status, file } = operation;
      if (status === 204 || file !== undefined) {
        return new Response(status === 204 ? null : String(body), { status, headers });
      }
      return Response.json(body, { status, headers });
    },
  };
}

/** The same answer, which comes once `letCome` is called. */
export function hold({ operation, respond }: Answer): { answer: Answer; letCome: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    answer: {
      operation,
      respond: async (asked) => {
        await promise;
        return respond(asked);
      },
    },
    letCome: () => {
      resolve(undefined);
    },
  };
}

/** Answers as the first does, until it is turned to another of the same operation. */
export function turning(first: Answer): { answer: Answer; turnTo: (next: Answer) => void } {
  let current = first;
  return {
    answer: { operation: first.operation, respond: (asked) => current.respond(asked) },
    turnTo: (next) => {
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

/** Refuses every call of an operation with a problem. */
export function refuse(operation: Operation, refusal: Refusal): Answer {
  return { operation, respond: () => problemResponse(refusal) };
}

type Revised = { revision?: number | undefined };

/**
 * The server's record: a write that names its revision is answered with the next one, every other is refused as stale. `changedBy` belongs
 * to the refusal of a record that two sides change.
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
    respond: (asked) =>
      revisionIn(asked) === current.revision
        ? Response.json({ ...current, revision: (current.revision ?? 0) + 1 }, { status: operation.status })
        : problemResponse(refusal),
  };
}

function revisionIn({ body, query }: Asked): number {
  return Number((body as Revised | undefined)?.revision ?? query.revision);
}

export function problemResponse(refusal: Refusal): Response {
  const problem = { type: 'about:blank', title: refusal.code, requestId: 'request-under-test', ...refusal };
  return new Response(JSON.stringify(problem), {
    status: refusal.status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
