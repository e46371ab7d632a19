import type Stripe from 'stripe';
import type { PayoutAccounts } from './payout-accounts.ts';
import { asking, unlessGone } from './stripe-refusals.ts';

/** Accounts of the full kind: their owner signs in at Stripe, bears its fees, and answers for disputes. `home` is where they come back to. */
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
        // A link is good for minutes: who comes late finds the button again.
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
