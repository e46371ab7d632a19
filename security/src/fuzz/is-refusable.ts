import type { Operation } from '@marquee/contracts/operation';

import type { BadRequest } from './bad-request.ts';

/** Whether a right service must refuse it: some part is not as declared, or it is about something that does not exist. */
export function isRefusable({ params, query, body }: Operation, request: BadRequest): boolean {
  if (request.content !== undefined || params !== undefined) {
    return true;
  }
  // As it arrives: what JSON cannot say is gone by then.
  const arriving: unknown = request.body === undefined ? {} : JSON.parse(JSON.stringify(request.body));
  const isBodyGood = body === undefined || body.safeParse(arriving ?? {}).success;
  const isQueryGood = query === undefined || query.safeParse(request.query).success;
  return !isBodyGood || !isQueryGood;
}
