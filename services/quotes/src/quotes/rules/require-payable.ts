import { DomainError } from '@marquee/service-kit/domain-error';
import { finalOf, scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';

/** Checked only when approving and sending, because a provider may set a deposit before adding the services. */
export function requirePayable(offer: Offer): void {
  const { deposit } = scheduleOf(offer);
  if (deposit.kind === 'amount' && deposit.amountCents > finalOf(offer)) {
    const message = 'The deposit must not be more than the total';
    throw new DomainError('rule-broken', 'quote_deposit_above_total', message, {
      errors: [{ path: 'paymentSchedule.deposit.amount', message }],
    });
  }
}
