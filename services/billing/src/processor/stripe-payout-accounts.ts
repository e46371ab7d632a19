import type Stripe from 'stripe';
import type { PayoutAccounts } from './payout-accounts.ts';
import { asking, unlessGone } from './stripe-refusals.ts';

/** Standard accounts: their owner signs in at Stripe, pays its fees and answers disputes. `home` is the return address. */
export function stripePayoutAccounts(stripe: Stripe, home: string): PayoutAccounts {
  return {
    async makePayoutAccount({ providerId, key }) {
      const account = { type: 'standard', metadata: { providerId } } as const;
      const made = () => stripe.accounts.create(account, { idempotencyKey: `account-${key}` });
      return (await asking(made)).id;
    },
    async openOnboarding(account) {
      const link = {
        account,
        type: 'account_onboarding',
        // A link expires after minutes: a provider who opens it late returns to the page with the button.
        refresh_url: home,
        return_url: `${home}?payouts=done`,
      } as const;
      return (await asking(() => stripe.accountLinks.create(link))).url;
    },
    async payoutAccount(accountId) {
      const found = await asking(() => unlessGone(() => stripe.accounts.retrieve(accountId)));
      return found && { takesCards: found.charges_enabled };
    },
  };
}
