import { refundRequest } from '@marquee/contracts/invoice-requests';
import { hasPartsOfCent, noAmount, parseCost, toAmount, toCents } from '@marquee/contracts/money';
import { z } from 'zod';

/** What the provider types; the contract's shape is made from it on saving. */
export function refundFormFor(keptAmount: string) {
  return z.object({
    amount: z
      .string()
      .refine((typed) => !hasPartsOfCent(typed), {
        message: 'Please use at most two decimals',
        abort: true,
      })
      .refine((typed) => parseCost(typed) !== null, { message: noAmount, abort: true })
      .refine((typed) => centsOf(typed) > 0, 'Please enter an amount above zero')
      .refine(
        (typed) => centsOf(typed) <= toCents(keptAmount),
        `At most $${keptAmount} of this invoice can be refunded`,
      ),
    reason: refundRequest.shape.reason,
    isGivenBack: z.boolean(),
  });
}

/** What is kept once the typed amount is refunded, or null while that cannot be said. */
export function keptAfter(keptAmount: string, typed: string): string | null {
  const left = toCents(keptAmount) - centsOf(typed);
  return centsOf(typed) > 0 && left >= 0 ? toAmount(left) : null;
}

export function toRefund({ amount, reason, isGivenBack }: z.infer<ReturnType<typeof refundFormFor>>) {
  const body = { amount: toAmount(centsOf(amount)), reason };
  return isGivenBack ? { ...body, method: 'offline' as const } : body;
}

/** What is no amount is nothing. */
function centsOf(typed: string): number {
  const cost = parseCost(typed);
  return cost === null ? 0 : toCents(cost);
}
