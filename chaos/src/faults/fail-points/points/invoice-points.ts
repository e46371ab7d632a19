import {
  invoicePaid,
  invoiceRefunded,
  invoiceReminded,
  invoiceVoided,
} from '@marquee/contracts/messages/invoice-messages';

import type { FailPoint } from '../fail-point.ts';
import { around, pointsOn, published, deliveredAndAcknowledged } from './code-points.ts';

const billing = pointsOn('invoicing', 'billing', [
  ...around('insert idempotentCalls'),
  ...around('save invoices as reminded'),
  ...published(invoiceReminded.type),
  ...around('save invoices as paid'),
  ...published(invoicePaid.type),
  ...around('save invoices as refunded'),
  ...published(invoiceRefunded.type),
  ...around('save invoices as voided'),
  ...published(invoiceVoided.type),
  ...around('finish idempotentCalls'),
]);

const identity = pointsOn(
  'invoicing',
  'identity',
  deliveredAndAcknowledged('identity.tell-of-unpaid-invoices'),
);

/** Points of collecting invoices. Sending an invoice is tested in the main journey. */
export const invoicePoints: readonly FailPoint[] = [...billing, ...identity];
