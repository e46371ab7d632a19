import { z } from 'zod';

import { cents, currency, flag, mergedMetadata, metadata, text, wholeNumber } from '../http/fields.ts';
import { invalidRequest } from '../http/stripe-refusal.ts';
import { newId } from '../new-id.ts';
import type { World } from '../world.ts';
import type { Price } from './price.ts';
import { makeProduct, productFields } from './product.ts';

const recurring = z.strictObject({
  interval: z.enum(['month', 'year']),
  interval_count: wholeNumber
    .refine((count) => count >= 1 && count <= 12, 'Invalid interval_count')
    .optional(),
});

/** A price defined within a checkout and created for it alone. */
export const inlinePriceFields = z.strictObject({
  currency,
  unit_amount: cents,
  product: text.optional(),
  product_data: productFields.optional(),
  recurring: recurring.optional(),
});

export const priceFields = inlinePriceFields.extend({
  lookup_key: z.string().min(1).max(200).optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
});

export function makePrice(world: World, fields: z.output<typeof priceFields>): Price {
  const product = productOf(world, fields);
  const { lookup_key: key, recurring: every } = fields;
  const holder = world.list('price').find(({ lookup_key: other }) => key !== undefined && other === key);
  if (holder !== undefined && fields.transfer_lookup_key !== true) {
    throw invalidRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. You may transfer it with transfer_lookup_key.`,
      { param: 'lookup_key' },
    );
  }
  if (holder !== undefined) {
    world.put({ ...holder, lookup_key: null });
  }
  const price = world.put({
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency: fields.currency,
    livemode: false,
    lookup_key: key ?? null,
    metadata: mergedMetadata({}, fields.metadata),
    nickname: fields.nickname ?? null,
    product,
    recurring:
      every === undefined
        ? null
        : { interval: every.interval, interval_count: every.interval_count ?? 1, usage_type: 'licensed' },
    type: every === undefined ? 'one_time' : 'recurring',
    unit_amount: fields.unit_amount,
  } satisfies Price);
  world.tell('price.created', price);
  return price;
}

function productOf(
  world: World,
  { product, product_data: made }: z.output<typeof inlinePriceFields>,
): string {
  if (product !== undefined) {
    return world.get('product', product, 'product').id;
  }
  if (made === undefined) {
    throw invalidRequest('You must specify either `product` or `product_data` when creating a price.', {
      param: 'product',
    });
  }
  return makeProduct(world, made).id;
}
