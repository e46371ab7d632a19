import { quoteCreated } from '@marquee/contracts/messages/quote-messages';

import type { FailPoint } from './fail-point.ts';
import { accountPoints } from './points/account-points.ts';
import { invoicePoints } from './points/invoice-points.ts';
import { journeyPoints } from './points/journey-points.ts';
import { leavingPoints } from './points/leaving-points.ts';
import { around, pointsOn, published, takenAndDone } from './points/places.ts';
import { troublePoints } from './points/trouble-points.ts';

/** The awaits between a command and the last acknowledgement of its effects; R3 compares them with the places that the product passes. */
export const failPoints: readonly FailPoint[] = [
  ...journeyPoints,
  ...invoicePoints,
  ...troublePoints,
  ...leavingPoints,
  ...accountPoints,
];

/** One of each kind: a command, the relay with and without a look-up, a consumer. */
export const fewFailPoints: readonly FailPoint[] = [
  ...pointsOn('journey', 'events', around('save events as sent').slice(-1)),
  ...pointsOn('journey', 'quotes', published(quoteCreated.type).slice(0, 1)),
  ...troublePoints.filter(({ place }) => place === 'lease quotes: after'),
  ...pointsOn('journey', 'billing', takenAndDone('billing.keep-accepted-quotes').slice(-1)),
];
