import type { Operation } from '@marquee/contracts/operation';
import { z } from 'zod';

/** An operation without a body gives null, because RTK Query takes undefined for "no answer". */
export type AnswerOf<Op extends Operation> = Op extends { status: 204 } ? null : z.output<Op['response']>;

export function schemaOf(operation: Operation): z.ZodType {
  return operation.status === 204 ? z.null() : operation.response;
}
