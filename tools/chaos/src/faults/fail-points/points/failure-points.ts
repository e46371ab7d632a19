import { quoteSent } from '@marquee/contracts/messages/quote-messages';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { FailPoint } from '../fail-point.ts';
import { around, published } from './code-points.ts';
import { failingQueue } from './failing-queue.ts';

const { queue, retry } = namesWith('');

/**
 * The publication that fails once, as if the broker had rejected it. After the failure, the relay must look up and lease the document.
 * Without a failure, the relay does neither, because the committing process publishes at once.
 */
export const rejectedPublication = { node: 'quotes', publication: `publish ${quoteSent.type}` } as const;

/**
 * Points of a message that cannot be published at once, or that fails once in its handler. They are listed by hand, because a recording does
 * not show which failure leads to them.
 */
export const failurePoints: readonly FailPoint[] = [
  ...[...around('reschedule quotes'), 'read outbox of quotes', ...around('lease quotes')].map(
    (codePoint): FailPoint => {
      const { node, publication } = rejectedPublication;
      return { node, codePoint, failsFirstIn: publication, by: 'journey' };
    },
  ),
  ...[...published(retry(failingQueue, 1_000), 'put into'), `acknowledge ${queue(failingQueue)}`].map(
    (codePoint): FailPoint => ({ node: 'events', codePoint, failsFirstIn: failingQueue, by: 'journey' }),
  ),
];
