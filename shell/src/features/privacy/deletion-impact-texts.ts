type ImpactTexts = {
  paid: (count: number) => string;
  /** Shown if the invoices could not be read. */
  unknown: string;
};

/** Texts about what happens to the invoices when an account is deleted. Unpaid invoices block the deletion. */
export const deletionImpactTexts: Record<'client' | 'provider', ImpactTexts> = {
  client: {
    paid: (count) =>
      `Your payments (${formatCount(count)}) stay on record with their invoices and receipts, and are not refunded. Download your receipts first.`,
    unknown: 'We could not check your invoices. While one is unpaid, the account can’t be deleted.',
  },
  provider: {
    paid: (count) =>
      `The payments you received (${formatCount(count)}) stay on record. You can no longer refund them here or issue credit notes.`,
    unknown:
      'We could not check your invoices. While your clients have one to pay, the account can’t be deleted.',
  },
};

function formatCount(count: number): string {
  return count === 1 ? '1 invoice' : `${String(count)} invoices`;
}
