import type { Operation } from '@marquee/contracts/operation';
import type { Request, RequestHandler } from 'express';
import { DomainError } from '../domain-error.ts';
import { createAllowedMethods } from './allowed-methods.ts';

export const readMethods = ['GET', 'HEAD'] as const;

export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return readMethods.some((read) => read === method);
}

/** Answers 405 if the path has operations, but none with the request's method. Runs before the session is checked. */
export function requireMethod(operations: Iterable<Operation>): RequestHandler {
  const allowedMethodsOf = createAllowedMethods(operations);
  return (request, _response, next) => {
    const allowed = allowedMethodsOf(request.path);
    if (allowed !== null && !allowed.includes(request.method)) {
      throw methodNotAllowed(allowed);
    }
    next();
  };
}

/** The 405 error; its response lists `allowedMethods` in the `Allow` header. */
export function methodNotAllowed(allowedMethods: readonly string[]): DomainError {
  return new DomainError('method-not-allowed', 'method_not_allowed', 'Method not allowed', {
    allowedMethods,
  });
}
