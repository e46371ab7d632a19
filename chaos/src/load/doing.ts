import type { Operation } from '@marquee/contracts/operation';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { z } from 'zod';

import type { Change, Promised } from '../ledger/entry.ts';

/** A person with a session. */
export type Person = { id: string; email: string; cookie: string };

/** A change to request. */
export type Doing = {
  change: Change;
  by: Person | null;
  operation: Operation;
  path: string;
  body: unknown;
  promise: (answer: unknown) => Promised;
};

type Asked<Op extends Operation> = {
  by: Person | null;
  params?: Record<string, string>;
  body?: unknown;
  promise?: (answer: z.output<Op['response']>) => Promised;
};

export function doing<Op extends Operation>(operation: Op, change: Change, asked: Asked<Op>): Doing {
  const { by, params = {}, body, promise = () => ({}) } = asked;
  return {
    change: by === null ? change : { ...change, by: by.id },
    by,
    operation,
    path: `/api${operationUrl(operation, { params })}`,
    body,
    // A service answers as its contract declares, or with 500.
    promise: (answer) => promise(answer as z.output<Op['response']>),
  };
}
