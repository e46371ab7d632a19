import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';
import { responseSchemaOf } from './response-schema.ts';
import type { ResponseOf } from './response-schema.ts';
import type { Call } from './call.ts';
import type { CallInput } from './call-input.ts';

export type WhenSignedOut = { whenSignedOut: null };

export type EndpointFor<Op extends Operation, Result> = {
  query: (input: CallInput<Op>) => Call;
  responseSchema: z.ZodType<Result, Result>;
};

/** RTK Query's endpoint definition for an operation; spread it into `build.query` or `build.mutation`. */
export function endpointFor<const Op extends Operation>(operation: Op): EndpointFor<Op, ResponseOf<Op>>;
/** The endpoint definition for a read that returns null when nobody is signed in. The read does not trigger the logged-out rule. */
export function endpointFor<const Op extends Operation>(
  operation: Op,
  options: WhenSignedOut,
): EndpointFor<Op, ResponseOf<Op> | null>;
export function endpointFor(operation: Operation, options?: WhenSignedOut): EndpointFor<Operation, unknown> {
  const schema = responseSchemaOf(operation);
  return {
    query: queryFor(operation, options),
    responseSchema: options ? schema.nullable() : schema,
  };
}

export function queryFor<Op extends Operation>(operation: Op, options?: WhenSignedOut) {
  return (input: CallInput<Op>): Call => ({
    operation,
    parts: input ?? {},
    nullWhenSignedOut: options !== undefined,
  });
}
