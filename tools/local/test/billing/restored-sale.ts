import { requestReconciliation } from '../../src/backup/request-reconciliation.ts';
import { aCardSale, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import type { BillingHarness } from './billing-harness.ts';
import { backUp } from './stored-invoice.ts';

/** A card payment followed by a restore of the state before the checkout; Stripe's webhook has not arrived yet. */
export async function paidAndRestored(harness: BillingHarness, of?: CardSale): Promise<CardSale> {
  const sale = of ?? (await aCardSale(harness));
  const restore = await backUp(harness, sale);
  await payByCard(harness, sale);
  await restore();
  return sale;
}

/** Requests a reconciliation as a restore does: billing then looks for payments without a webhook. */
export async function requestRestoreReconciliation({
  billing: { connection, clock },
}: BillingHarness): Promise<void> {
  const database = { client: connection.getClient(), database: connection.name };
  await requestReconciliation({ ...database, takenAt: clock.now().toISOString(), now: clock.now });
}

/** Whether billing has finished the reconciliation. */
export async function isReconciled({ billing }: BillingHarness): Promise<boolean> {
  const waiting = { checkAt: { $ne: null } };
  return (await billing.connection.collection('restores').countDocuments(waiting)) === 0;
}

/** Whether billing has rescheduled the reconciliation, because it had no access to some accounts. */
export async function isRescheduled({ billing }: BillingHarness): Promise<boolean> {
  const putOff = { 'putOff.times': { $gte: 1 } };
  return (await billing.connection.collection('restores').countDocuments(putOff)) === 1;
}
