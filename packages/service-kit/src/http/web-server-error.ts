import { DomainError } from '../domain-error.ts';

/** Translates errors of Express itself (body parser, router); returns null for any other error. */
export function toDomainError(error: unknown): DomainError | null {
  const status = clientStatusOf(error);
  if (status === null) {
    return null;
  }
  if (status === 413) {
    return new DomainError('too-large', 'body_too_large', 'The request is too large');
  }
  if (status === 415) {
    return new DomainError(
      'unsupported-type',
      'unsupported_content_type',
      'The body must be application/json',
    );
  }
  if (error instanceof URIError) {
    return notFound();
  }
  return new DomainError('malformed', 'malformed_body', 'The body is not valid JSON', {
    errors: [{ path: '', message: 'The body is not valid JSON' }],
  });
}

/** The same error for a malformed id and for an unknown path. */
export function notFound(): DomainError {
  return new DomainError('not-found', 'not_found', 'Not found');
}

function clientStatusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return null;
  }
  return error.status >= 400 && error.status < 500 ? error.status : null;
}
