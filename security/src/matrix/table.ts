import { accountRows } from './account-rows.ts';
import { billingRows } from './billing-rows.ts';
import { eventRows } from './event-rows.ts';
import { invoiceRows } from './invoice-rows.ts';
import { operatorRows } from './operator-rows.ts';
import { ownAccountRows } from './own-account-rows.ts';
import { profileRows } from './profile-rows.ts';
import { quoteRows } from './quote-rows.ts';
import type { Row } from './read-table.ts';

/**
 * The required status of each route in each state for each principal. Written by hand from docs/specification (product-spec.md and
 * decisions.md) and docs/decisions, never from the operations.
 */
export const table: readonly Row[] = [
  ...accountRows,
  ...ownAccountRows,
  ...profileRows,
  ...billingRows,
  ...eventRows,
  ...quoteRows,
  ...invoiceRows,
  ...operatorRows,
];
