import type { Operation } from '@marquee/contracts/operation';
import { refuse } from '@marquee/web-kit/testing';
import type { Answer } from '@marquee/web-kit/testing';

/** The gateway's answer for an unreachable service. */
export function anOutage(operation: Operation): Answer {
  return refuse(operation, {
    status: 503,
    code: 'unavailable',
    message: 'Please try again in a moment',
  });
}
