import type Stripe from 'stripe';

import type { Metadata, Shape } from '../shape.ts';

export type Price = Shape<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'nickname',
  {
    metadata: Metadata;
    product: string;
    recurring: { interval: 'month' | 'year'; interval_count: number; usage_type: 'licensed' } | null;
    type: 'one_time' | 'recurring';
    unit_amount: number;
  }
>;
