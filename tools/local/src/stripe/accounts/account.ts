import type Stripe from 'stripe';

import type { Metadata, Shape } from '../shape.ts';

/** A provider's own account, which receives a client's card payment. */
export type Account = Shape<
  Stripe.Account,
  | 'id'
  | 'object'
  | 'charges_enabled'
  | 'country'
  | 'default_currency'
  | 'details_submitted'
  | 'email'
  | 'payouts_enabled',
  {
    business_profile: { name: string | null };
    created: number;
    metadata: Metadata;
    requirements: { currently_due: string[]; disabled_reason: string | null };
    type: 'standard' | 'express';
  }
>;
