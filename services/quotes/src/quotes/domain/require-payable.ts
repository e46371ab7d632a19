import { DomainError } from '@marquee/service-kit/domain-error';
import { payableOf, scheduleOf } from './offer.ts';
import type { Offer } from './offer.ts';

/** Rejects a deposit above the total. Runs only when approving and sending, because a provider may set the deposit before the services. */
export function requirePayable(offer: Offer): void {
  const { deposit } = scheduleOf(offer);
  if (deposit.kind === 'amount' && deposit.amountCents > payableOf(offer)) {
    const message = 'The deposit must not be more than the total';
    throw new DomainError('rule-broken', 'quote_deposit_above_total', message, {
      errors: [{ path: 'paymentSchedule.deposit.amount', message }],
    });
  }
}
