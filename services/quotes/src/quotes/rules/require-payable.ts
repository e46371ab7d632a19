import { DomainError } from '@marquee/service-kit/domain-error';
import { finalOf, scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';

/** Checked when approving and sending, not earlier: a deposit may be set before the services are added. */
export function requirePayable(offer: Offer): void {
  const { deposit } = scheduleOf(offer);
  if (deposit.kind === 'amount' && deposit.amountCents > finalOf(offer)) {
    const message = 'The deposit must not be more than the total';
    throw new DomainError('rule-broken', 'quote_deposit_above_total', message, {
      errors: [{ path: 'paymentSchedule.deposit.amount', message }],
    });
  }
}
