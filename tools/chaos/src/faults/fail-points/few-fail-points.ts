import { quoteCreated } from '@marquee/contracts/messages/quote-messages';

import type { FailPoint } from './fail-point.ts';
import { around, deliveredAndAcknowledged, pointsOn, published } from './points/code-points.ts';
import { failurePoints } from './points/failure-points.ts';

/** One fail point of each kind: a command, the relay with and without a look-up, a consumer. */
export const fewFailPoints: readonly FailPoint[] = [
  ...pointsOn('journey', 'events', around('save events as sent').slice(-1)),
  ...pointsOn('journey', 'quotes', published(quoteCreated.type).slice(0, 1)),
  ...failurePoints.filter(({ codePoint }) => codePoint === 'lease quotes: after'),
  ...pointsOn('journey', 'billing', deliveredAndAcknowledged('billing.keep-accepted-quotes').slice(-1)),
];
