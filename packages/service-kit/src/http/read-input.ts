import { acceptingStored } from '@marquee/contracts/stored-values';
import type { Operation } from '@marquee/contracts/operation';
import type { Request } from 'express';
import { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import type { Input } from './handler.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { notFound } from './web-server-error.ts';

const nothing: Record<string, never> = {};

/** Current values of the record that a body changes; null if there is no such record. */
type Stored = Readonly<Record<string, unknown>> | null;
type ReadStored = (params: Input<Operation>['params']) => Promise<Stored>;

/** Returns the validated input without undeclared fields. Calls `readStored` only for a body that the schemas reject. */
export async function readInput(
  operation: Operation,
  request: Request,
  readStored?: ReadStored,
): Promise<Input<Operation>> {
  const params = operation.params ? readParams(operation.params, request.params) : nothing;
  const storedOf = async () => (await readStored?.(params as Input<Operation>['params'])) ?? null;
  const input = {
    params,
    query: operation.query ? accept(operation.query, request.query) : nothing,
    body:
      operation.rawBody === true
        ? bytesOf(request.body)
        : await readBody(operation.body, request.body, storedOf),
    headers: request.headers,
    idempotencyKey: idempotencyKeyOf(request),
  };
  // The operation's own schemas have just validated the input.
  return input as Input<Operation>;
}

function readParams(schema: z.ZodObject, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) {
    throw notFound();
  }
  return parsed.data;
}

/** Validates a missing body as an empty object, so that the error names each missing field. */
async function readBody(
  schema: z.ZodType | undefined,
  body: unknown,
  storedOf: () => Promise<Stored>,
): Promise<unknown> {
  if (schema === undefined) {
    return nothing;
  }
  const given = body ?? {};
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    return parsed.data;
  }
  const stored = schema instanceof z.ZodObject ? await storedOf() : null;
  if (schema instanceof z.ZodObject && stored !== null) {
    return accept(acceptingStored(schema, stored), given);
  }
  throw refusalOf(parsed.error);
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function accept(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw refusalOf(parsed.error);
  }
  return parsed.data;
}

function refusalOf({ issues }: z.ZodError): DomainError {
  const errors = issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return new DomainError('malformed', 'invalid_input', errors[0]?.message ?? 'Invalid input', { errors });
}
