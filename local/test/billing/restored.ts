import { markPayments } from '../../src/backup/mark-payments.ts';
import { aCardSale, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import type { PayingBilling } from './paying-billing.ts';
import { backedUp } from './stored.ts';

/** A card payment, then a restore to before the checkout; Stripe's notification is still to come. */
export async function paidAndRestored(paying: PayingBilling, of?: CardSale): Promise<CardSale> {
  const sale = of ?? (await aCardSale(paying));
  const restore = await backedUp(paying, sale);
  await payByCard(paying, sale);
  await restore();
  return sale;
}

/** Marks it as a restore does: billing looks for payments by itself. */
export async function mark({ billing: { connection, clock } }: PayingBilling): Promise<void> {
  const database = { client: connection.getClient(), database: connection.name };
  await markPayments({ ...database, takenAt: clock.now().toISOString(), now: clock.now });
}

/** Whether billing has looked, and will not look again. */
export async function isLookedAfter({ billing }: PayingBilling): Promise<boolean> {
  const waiting = { checkAt: { $ne: null } };
  return (await billing.connection.collection('restores').countDocuments(waiting)) === 0;
}

/** Whether billing has looked, without access to everything. */
export async function isPutOff({ billing }: PayingBilling): Promise<boolean> {
  const putOff = { 'putOff.times': { $gte: 1 } };
  return (await billing.connection.collection('restores').countDocuments(putOff)) === 1;
}
