import type Stripe from 'stripe';
import { z } from 'zod';

import { mergedMetadata, metadata, text } from '../http/fields.ts';
import { newId } from '../new-id.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { World } from '../world.ts';

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

export function makeProduct(world: World, fields: z.output<typeof productFields>): Product {
  const at = world.now();
  const product = world.put({
    id: newId('prod'),
    object: 'product',
    active: true,
    created: at,
    description: fields.description ?? null,
    livemode: false,
    metadata: mergedMetadata({}, fields.metadata),
    name: fields.name,
    type: 'service',
    updated: at,
  } satisfies Product);
  world.tell('product.created', product);
  return product;
}
