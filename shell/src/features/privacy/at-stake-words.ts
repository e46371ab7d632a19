type Words = {
  paid: (count: number) => string;
  /** Where they could not be read. */
  unknown: string;
};

/** What becomes of invoices when one side leaves; what is unpaid stands in the way of it. */
export const atStakeWords: Record<'client' | 'provider', Words> = {
  client: {
    paid: (count) =>
      `What you paid (${countOf(count)}) stays on record, its invoices and receipts as they were issued, and is not given back by this. Download your receipts first.`,
    unknown:
      'Your invoices could not be read just now. As long as one is unpaid, the account cannot be deleted.',
  },
  provider: {
    paid: (count) =>
      `What you were paid (${countOf(count)}) stays as it is. You cannot refund it here any more, and credit notes can no longer be written.`,
    unknown:
      'Your invoices could not be read just now. As long as your clients have not paid one, the account cannot be deleted.',
  },
};

function countOf(count: number): string {
  return count === 1 ? '1 invoice' : `${String(count)} invoices`;
}
