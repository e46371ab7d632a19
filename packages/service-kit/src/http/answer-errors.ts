import type { ErrorRequestHandler, Response } from 'express';
import { DomainError } from '../domain-error.ts';
import type { Logger } from '../process/logger.ts';
import { internalProblem, toProblem } from './problem.ts';
import { nameRefusal, routeOf } from './request-log.ts';
import { requestIdOf } from './request-scope.ts';
import { toDomainError } from './web-server-error.ts';

/** The one place that turns errors into answers. What is not an expected refusal is a bug: logged once, answered bare. */
export function answerErrors(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const refusal = error instanceof DomainError ? error : toDomainError(error);
    if (refusal === null) {
      logger.error(
        { err: error, requestId: requestIdOf(response), method: request.method, route: routeOf(response) },
        'unexpected error',
      );
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    if (refusal === null) {
      const problem = internalProblem(requestIdOf(response));
      nameRefusal(response, problem.code);
      response.status(problem.status).type('application/problem+json').json(problem);
      return;
    }
    sendRefusal(response, refusal);
  };
}

function sendRefusal(response: Response, refusal: DomainError): void {
  const problem = toProblem(refusal, requestIdOf(response));
  const { retryAfterSeconds } = refusal.details;
  nameRefusal(response, problem.code);
  if (retryAfterSeconds !== undefined) {
    response.set('retry-after', String(retryAfterSeconds));
  }
  response.status(problem.status).type('application/problem+json').json(problem);
}
