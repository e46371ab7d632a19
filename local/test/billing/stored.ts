import type { CardSale } from './card-sales.ts';
import type { PayingBilling } from './paying-billing.ts';

/** Stored fields that no page shows. */
export type StoredInvoice = {
  _id: string;
  version: number;
  checkout?: { id: string; accountId: string } | null;
  checkAt?: Date | null;
  putOff?: { since: Date; times: number } | null;
  history: { type: string; actor: string }[];
  payment?: { card?: { accountId: string; paymentId: string } } | null;
};

export async function storedOf(paying: PayingBilling, { id }: Pick<CardSale, 'id'>): Promise<StoredInvoice> {
  const stored = await invoicesOf(paying).findOne({ _id: id });
  if (stored === null) {
    throw new Error(`there is no invoice ${id}`);
  }
  return stored;
}

/** Changes the stored document, as a fault or a restore would. */
export async function change(
  paying: PayingBilling,
  { id }: Pick<CardSale, 'id'>,
  fields: object,
): Promise<void> {
  await invoicesOf(paying).updateOne({ _id: id }, { $set: fields, $inc: { version: 1 } });
}

export function invoicesOf({ billing }: PayingBilling) {
  return billing.connection.collection<StoredInvoice>('invoices');
}

/** Saves the database's content as a backup would; the returned function restores it. */
export async function backedUp(
  paying: PayingBilling,
  sale: Pick<CardSale, 'id'>,
): Promise<() => Promise<void>> {
  await paying.billing.published();
  const kept = await storedOf(paying, sale);
  return async () => {
    await paying.billing.published();
    await invoicesOf(paying).replaceOne({ _id: sale.id }, kept);
  };
}
