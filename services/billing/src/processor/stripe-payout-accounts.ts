import type Stripe from 'stripe';
import type { PayoutAccounts } from './payout-accounts.ts';
import { callStripe, nullIfInaccessible } from './stripe-errors.ts';

/**
 * Uses standard accounts, whose owners sign in at Stripe, pay Stripe's fees and answer disputes. After onboarding, an owner returns to
 * `returnUrl`.
 */
export function stripePayoutAccounts(stripe: Stripe, returnUrl: string): PayoutAccounts {
  return {
    async createPayoutAccount({ providerId, key }) {
      const account = { type: 'standard', metadata: { providerId } } as const;
      const create = () => stripe.accounts.create(account, { idempotencyKey: `account-${key}` });
      return (await callStripe(create)).id;
    },
    async openOnboarding(account) {
      const link = {
        account,
        type: 'account_onboarding',
        // A link expires after a few minutes. A provider who opens it later is sent to the page with the button for a new link.
        refresh_url: returnUrl,
        return_url: `${returnUrl}?payouts=done`,
      } as const;
      return (await callStripe(() => stripe.accountLinks.create(link))).url;
    },
    async findPayoutAccount(accountId) {
      const found = await callStripe(() => nullIfInaccessible(() => stripe.accounts.retrieve(accountId)));
      return found && { acceptsCards: found.charges_enabled };
    },
  };
}
