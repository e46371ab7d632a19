import type { Kind } from '../kinds.ts';

export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
};

const responses = new WeakMap<Error, { status: number; body: ErrorBody }>();

/** An error whose response has Stripe's shape. */
export function stripeError(status: number, body: ErrorBody): Error {
  const error = new Error(body.message);
  responses.set(error, { status, body });
  return error;
}

export function stripeErrorOf(error: unknown): { status: number; body: ErrorBody } | undefined {
  return error instanceof Error ? responses.get(error) : undefined;
}

export function invalidRequest(message: string, more: { code?: string; param?: string } = {}): Error {
  return stripeError(400, { type: 'invalid_request_error', message, ...more });
}

export function resourceMissing(kind: Kind, id: string, param: string): Error {
  const name = kind.replace('.', ' ').replaceAll('_', ' ');
  const status = param === 'id' ? 404 : 400;
  return stripeError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${name}: '${id}'`,
  });
}
