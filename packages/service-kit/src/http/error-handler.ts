import type { ErrorRequestHandler, Response } from 'express';
import { DomainError } from '../domain-error.ts';
import type { Logger } from '../process/logger.ts';
import { isUnreadableRecord } from '../store/unreadable-record.ts';
import { internalProblem, toProblem, unreadableProblem } from './problem.ts';
import { setErrorCode, routeOf } from './request-log.ts';
import { requestIdOf } from './request-scope.ts';
import { toDomainError } from './web-server-error.ts';

/** Whether an error means that the database is unavailable. */
type IsDatabaseUnavailable = (error: unknown) => boolean;

/**
 * The only place that maps errors to responses. Logs an unexpected error once and answers it without details. `isDatabaseUnavailable` is a
 * parameter, so that a process without a database does not load the database driver.
 */
export function errorHandler(
  logger: Logger,
  isDatabaseUnavailable: IsDatabaseUnavailable = () => false,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const refusal = toRefusal(error, isDatabaseUnavailable);
    const line = {
      err: error,
      requestId: requestIdOf(response),
      method: request.method,
      route: routeOf(response),
    };
    if (isUnreadableRecord(error)) {
      logger.error({ ...line, recordId: error.recordId }, 'a stored record cannot be read');
    } else if (refusal === null) {
      logger.error(line, 'unexpected error');
    } else if (refusal.code === databaseUnavailableCode) {
      logger.warn(line, 'the database does not answer');
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    if (refusal === null) {
      const requestId = requestIdOf(response);
      const problem = isUnreadableRecord(error) ? unreadableProblem(requestId) : internalProblem(requestId);
      setErrorCode(response, problem.code);
      response.status(problem.status).type('application/problem+json').json(problem);
      return;
    }
    sendRefusal(response, refusal);
  };
}

const databaseUnavailableCode = 'database_away';

/** Returns null for an unexpected error. */
function toRefusal(error: unknown, isDatabaseUnavailable: IsDatabaseUnavailable): DomainError | null {
  if (error instanceof DomainError) {
    return error;
  }
  // Mapped only here, because `idempotentHandler` must not take this error for a rejection: the write may have been committed.
  return isDatabaseUnavailable(error)
    ? new DomainError('unavailable', databaseUnavailableCode, 'Please try again in a moment', {
        retryAfterSeconds: 5,
      })
    : toDomainError(error);
}

export function sendRefusal(response: Response, refusal: DomainError): void {
  const problem = toProblem(refusal, requestIdOf(response));
  const { retryAfterSeconds, allowedMethods } = refusal.details;
  setErrorCode(response, problem.code);
  if (retryAfterSeconds !== undefined) {
    response.set('retry-after', String(retryAfterSeconds));
  }
  if (allowedMethods !== undefined) {
    response.set('allow', allowedMethods.join(', '));
  }
  response.status(problem.status).type('application/problem+json').json(problem);
}
