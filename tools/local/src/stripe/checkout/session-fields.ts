import { z } from 'zod';

import { flag, metadata, pageAddress, text, wholeNumber } from '../http/fields.ts';
import { inlinePriceFields } from '../prices/create-price.ts';

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: inlinePriceFields.optional(),
  quantity: wholeNumber
    .refine((quantity) => quantity >= 1 && quantity <= 999_999, 'Invalid quantity')
    .optional(),
});

/** The supported parameters of a checkout; other parameters of Stripe are rejected as unknown. */
export const sessionFields = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: pageAddress,
  cancel_url: pageAddress.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  expires_at: wholeNumber.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: z.tuple([z.literal('card')]).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: text.optional(),
    })
    .optional(),
  subscription_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      trial_end: wholeNumber.optional(),
    })
    .optional(),
});

export type SessionFields = z.output<typeof sessionFields>;
