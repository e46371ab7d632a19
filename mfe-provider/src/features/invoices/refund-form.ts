import { refundRequest } from '@marquee/contracts/invoice-requests';
import type { ProviderInvoice } from '@marquee/contracts/invoices';
import { hasFractionalCents, noAmount, parseCost, toAmount, toCents } from '@marquee/contracts/money';
import { formatMoney } from '@marquee/ui';
import { z } from 'zod';

type PartialRefunds = Pick<ProviderInvoice, 'partialRefundsLeft'>;

/** The schema of the typed values. `toRefund` converts them to the request. */
export function createRefundSchema(
  refundableAmount: string,
  { partialRefundsLeft = Infinity }: PartialRefunds,
) {
  return z.object({
    amount: z
      .string()
      .refine((typed) => !hasFractionalCents(typed), {
        message: 'Please use at most two decimals',
        abort: true,
      })
      .refine((typed) => parseCost(typed) !== null, { message: noAmount, abort: true })
      .refine((typed) => parseCents(typed) > 0, 'Please enter an amount above zero')
      .refine(
        (typed) => parseCents(typed) <= toCents(refundableAmount),
        `At most ${formatMoney(refundableAmount)} of this invoice can be refunded`,
      )
      .refine(
        (typed) => partialRefundsLeft > 0 || parseCents(typed) === toCents(refundableAmount),
        `Please refund the remaining ${formatMoney(refundableAmount)} in full`,
      ),
    reason: refundRequest.shape.reason,
    isRefundedOffline: z.boolean(),
  });
}

/** Returns a hint if at most one more partial refund is possible; undefined otherwise. */
export function getPartialRefundsHint({ partialRefundsLeft }: PartialRefunds): string | undefined {
  if (partialRefundsLeft === 0) {
    return 'This invoice has reached its limit of partial refunds. Refund the rest in full.';
  }
  return partialRefundsLeft === 1
    ? 'You can make one more partial refund. After that, refund the rest in full.'
    : undefined;
}

/** Returns the amount that remains after refunding the typed amount. Null if the text is not an amount above zero, or is too high. */
export function getRemainingAmount(refundableAmount: string, typed: string): string | null {
  const left = toCents(refundableAmount) - parseCents(typed);
  return parseCents(typed) > 0 && left >= 0 ? toAmount(left) : null;
}

export function toRefund({
  amount,
  reason,
  isRefundedOffline,
}: z.infer<ReturnType<typeof createRefundSchema>>) {
  const body = { amount: toAmount(parseCents(amount)), reason };
  return isRefundedOffline ? { ...body, method: 'offline' as const } : body;
}

/** Returns the typed amount in cents; 0 if the text is not an amount. */
function parseCents(typed: string): number {
  const cost = parseCost(typed);
  return cost === null ? 0 : toCents(cost);
}
