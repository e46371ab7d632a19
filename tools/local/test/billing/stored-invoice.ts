import type { CardSale } from './card-sales.ts';
import type { BillingHarness } from './billing-harness.ts';

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

export async function storedOf(
  harness: BillingHarness,
  { id }: Pick<CardSale, 'id'>,
): Promise<StoredInvoice> {
  const stored = await invoicesOf(harness).findOne({ _id: id });
  if (stored === null) {
    throw new Error(`there is no invoice ${id}`);
  }
  return stored;
}

/** Changes the stored document, as a fault or a restore would. */
export async function changeStored(
  harness: BillingHarness,
  { id }: Pick<CardSale, 'id'>,
  fields: object,
): Promise<void> {
  await invoicesOf(harness).updateOne({ _id: id }, { $set: fields, $inc: { version: 1 } });
}

export function invoicesOf({ billing }: BillingHarness) {
  return billing.connection.collection<StoredInvoice>('invoices');
}

/** Saves the invoice's document as a backup would; the returned function restores the document. */
export async function backUp(
  harness: BillingHarness,
  sale: Pick<CardSale, 'id'>,
): Promise<() => Promise<void>> {
  await harness.billing.published();
  const snapshot = await storedOf(harness, sale);
  return async () => {
    await harness.billing.published();
    await invoicesOf(harness).replaceOne({ _id: sale.id }, snapshot);
  };
}
