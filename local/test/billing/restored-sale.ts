import { requestReconciliation } from '../../src/backup/request-reconciliation.ts';
import { aCardSale, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import type { BillingHarness } from './billing-harness.ts';
import { backUp } from './stored-invoice.ts';

/** A card payment, then a restore to before the checkout; Stripe's notification is still to come. */
export async function paidAndRestored(harness: BillingHarness, of?: CardSale): Promise<CardSale> {
  const sale = of ?? (await aCardSale(harness));
  const restore = await backUp(harness, sale);
  await payByCard(harness, sale);
  await restore();
  return sale;
}

/** Marks it as a restore does: billing looks for payments by itself. */
export async function requestRestoreReconciliation({
  billing: { connection, clock },
}: BillingHarness): Promise<void> {
  const database = { client: connection.getClient(), database: connection.name };
  await requestReconciliation({ ...database, takenAt: clock.now().toISOString(), now: clock.now });
}

/** Whether billing has looked, and will not look again. */
export async function isReconciled({ billing }: BillingHarness): Promise<boolean> {
  const waiting = { checkAt: { $ne: null } };
  return (await billing.connection.collection('restores').countDocuments(waiting)) === 0;
}

/** Whether billing has looked, without access to everything. */
export async function isRescheduled({ billing }: BillingHarness): Promise<boolean> {
  const putOff = { 'putOff.times': { $gte: 1 } };
  return (await billing.connection.collection('restores').countDocuments(putOff)) === 1;
}
