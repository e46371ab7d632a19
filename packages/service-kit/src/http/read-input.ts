import type { Operation } from '@marquee/contracts/operation';
import type { Request } from 'express';
import type { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import type { Input } from './handler.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { notFound } from './web-server-error.ts';

const nothing: Record<string, never> = {};

/** What the operation's schemas let through; undeclared fields are dropped. */
export function readInput(operation: Operation, request: Request): Input<Operation> {
  const input = {
    params: operation.params ? readParams(operation.params, request.params) : nothing,
    query: operation.query ? accept(operation.query, request.query) : nothing,
    body: operation.rawBody === true ? bytesOf(request.body) : readBody(operation.body, request.body),
    headers: request.headers,
    idempotencyKey: idempotencyKeyOf(request),
  };
  // The schemas of this very operation have just said so.
  return input as Input<Operation>;
}

function readParams(schema: z.ZodObject, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) {
    throw notFound();
  }
  return parsed.data;
}

/** A body that was never sent is refused field by field, like an empty one. */
function readBody(schema: z.ZodType | undefined, body: unknown): unknown {
  return schema ? accept(schema, body ?? {}) : nothing;
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
