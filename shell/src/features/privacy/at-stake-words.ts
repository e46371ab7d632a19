import type { InvoicesAtStake } from '@marquee/contracts/invoices';
import { formatMoney } from '@marquee/web-kit';

type Words = {
  unpaid: (unpaid: InvoicesAtStake['unpaid']) => string;
  paid: (count: number) => string;
  /** Where they could not be looked for. */
  unknown: string;
};

/** What billing does with invoices when one side leaves. */
export const atStakeWords: Record<'client' | 'provider', Words> = {
  client: {
    unpaid: ({ count, amount }) =>
      `You have not paid ${countOf(count)} yet, ${formatMoney(amount)} in all. You go on owing it, and cannot read or pay it here any more: pay first, or agree with your provider.`,
    paid: (count) =>
      `What you paid (${countOf(count)}) stays on record, its invoices and receipts as they were issued, and is not given back by this. Download your receipts first.`,
    unknown:
      'Your invoices could not be looked for just now. You go on owing what is unpaid, and cannot read or pay it here any more.',
  },
  provider: {
    unpaid: ({ count, amount }) =>
      `Your clients have not paid ${countOf(count)} yet, ${formatMoney(amount)} in all. All of it becomes void: nobody can pay it here any more. What you are owed you settle with them yourself.`,
    paid: (count) =>
      `What you were paid (${countOf(count)}) stays as it is. You cannot refund it here any more, and credit notes can no longer be written.`,
    unknown:
      'Your invoices could not be looked for just now. What your clients have not paid becomes void: nobody can pay it here any more.',
  },
};

function countOf(count: number): string {
  return count === 1 ? '1 invoice' : `${count} invoices`;
}
