import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError } from '../domain-error.ts';

/** Parses JSON objects and arrays; rejects any other body instead of ignoring it. */
export function jsonBody(limit: string): RequestHandler[] {
  return [refuseOtherTypes, express.json({ limit, strict: true })];
}

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  if (hasBody(request) && request.is('application/json') === false) {
    throw new DomainError(
      'unsupported-type',
      'unsupported_content_type',
      'The body must be application/json',
    );
  }
  next();
}

function hasBody(request: Request): boolean {
  const length = request.get('content-length');
  return request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
}
