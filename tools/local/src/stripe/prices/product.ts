import type Stripe from 'stripe';
import { z } from 'zod';

import { mergeMetadata, metadata, text } from '../http/fields.ts';
import { newId } from '../new-id.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';

export type Product = Shape<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'name' | 'type' | 'updated',
  { metadata: Metadata }
>;

export const productFields = z.strictObject({
  name: text,
  description: text.optional(),
  metadata: metadata.optional(),
});

export function createProduct(context: AccountContext, fields: z.output<typeof productFields>): Product {
  const at = context.now();
  const product = context.put({
    id: newId('prod'),
    object: 'product',
    active: true,
    created: at,
    description: fields.description ?? null,
    livemode: false,
    metadata: mergeMetadata({}, fields.metadata),
    name: fields.name,
    type: 'service',
    updated: at,
  } satisfies Product);
  context.emit('product.created', product);
  return product;
}
