import type { Operation } from '@marquee/contracts/operation';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { z } from 'zod';

import type { Change, AcknowledgedValues } from '../history/entry.ts';

/** A person with a session. */
export type Person = { id: string; email: string; cookie: string };

export type ChangeRequest = {
  change: Change;
  by: Person | null;
  operation: Operation;
  path: string;
  body: unknown;
  toAcknowledgedValues: (answer: unknown) => AcknowledgedValues;
};

type RequestOptions<Op extends Operation> = {
  by: Person | null;
  params?: Record<string, string>;
  body?: unknown;
  toAcknowledgedValues?: (answer: z.output<Op['response']>) => AcknowledgedValues;
};

export function changeRequest<Op extends Operation>(
  operation: Op,
  change: Change,
  options: RequestOptions<Op>,
): ChangeRequest {
  const { by, params = {}, body, toAcknowledgedValues = () => ({}) } = options;
  return {
    change: by === null ? change : { ...change, by: by.id },
    by,
    operation,
    path: `/api${operationUrl(operation, { params })}`,
    body,
    // A service answers as its contract declares, or with 500.
    toAcknowledgedValues: (answer) => toAcknowledgedValues(answer as z.output<Op['response']>),
  };
}
