import type { Operation } from '@marquee/contracts/operation';
import { operations } from '@marquee/contracts/operations';
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { MockApi } from './mock-api.ts';
import { toProblemResponse } from './refusal.ts';

/**
 * A handler for each operation of the contracts, then one handler that rejects all other API paths, and one that fails requests to other
 * origins. Requests for the page's own files match no handler.
 */
export function handlersFor(api: MockApi, ownOrigin: string): HttpHandler[] {
  return [
    ...[...operations.values()].toSorted(literalFirst).map((operation) => handlerFor(operation, api)),
    http.all('/api/*', ({ request }) => refuseUnknown(request)),
    http.all(
      ({ request }) => new URL(request.url).origin !== ownOrigin,
      () => Response.error(),
    ),
  ];
}

function handlerFor(operation: Operation, api: MockApi): HttpHandler {
  return http[operation.method](`/api${operation.path}`, ({ request, params }) =>
    api.answer(operation, request, params),
  );
}

function refuseUnknown({ method, url }: Request): Response {
  const message = `No contract declares ${method} ${new URL(url).pathname}`;
  return toProblemResponse({ status: 501, code: 'not_in_contract', message });
}

/** Sorts literal paths first: the first handler that matches answers, so `/quotes/approved-for-review` must precede `/quotes/:id`. */
function literalFirst(one: Operation, other: Operation): number {
  return rankOf(one).localeCompare(rankOf(other));
}

function rankOf({ path }: Operation): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}
