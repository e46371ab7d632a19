import type { Request } from 'express';
import { DomainError } from '../domain-error.ts';

const wellFormed = /^[\x21-\x7e]{1,200}$/;

export function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) {
    return null;
  }
  if (!wellFormed.test(key)) {
    throw new DomainError('malformed', 'invalid_idempotency_key', 'The Idempotency-Key is not valid');
  }
  return key;
}
