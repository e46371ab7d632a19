import type { Operation } from '@marquee/contracts/operation';
import { z } from 'zod';

/** The response of an operation. Null if the response has no body, because to RTK Query undefined means "no data yet". */
export type ResponseOf<Op extends Operation> = Op extends { status: 204 } ? null : z.output<Op['response']>;

export function responseSchemaOf(operation: Operation): z.ZodType {
  return operation.status === 204 ? z.null() : operation.response;
}
