import { quoteCreated } from '@marquee/contracts/messages/quote-messages';

import type { FailPoint } from './fail-point.ts';
import { accountPoints } from './points/account-points.ts';
import { invoicePoints } from './points/invoice-points.ts';
import { journeyPoints } from './points/journey-points.ts';
import { deletionPoints } from './points/deletion-points.ts';
import { around, pointsOn, published, deliveredAndAcknowledged } from './points/code-points.ts';
import { failurePoints } from './points/failure-points.ts';

/**
 * The fail points, which are the code points between a command and the last acknowledgement of the command's effects. R3 compares them with
 * the code points that the product reaches.
 */
export const failPoints: readonly FailPoint[] = [
  ...journeyPoints,
  ...invoicePoints,
  ...failurePoints,
  ...deletionPoints,
  ...accountPoints,
];

/** One fail point of each kind: a command, the relay with and without a look-up, a consumer. */
export const fewFailPoints: readonly FailPoint[] = [
  ...pointsOn('journey', 'events', around('save events as sent').slice(-1)),
  ...pointsOn('journey', 'quotes', published(quoteCreated.type).slice(0, 1)),
  ...failurePoints.filter(({ codePoint }) => codePoint === 'lease quotes: after'),
  ...pointsOn('journey', 'billing', deliveredAndAcknowledged('billing.keep-accepted-quotes').slice(-1)),
];
