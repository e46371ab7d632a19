import { z } from 'zod';

import { cents, currency, flag, mergeMetadata, metadata, text, wholeNumber } from '../http/fields.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../new-id.ts';
import type { AccountContext } from '../account-context.ts';
import type { Price } from './price.ts';
import { createProduct, productFields } from './product.ts';

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

export function createPrice(context: AccountContext, fields: z.output<typeof priceFields>): Price {
  const product = productOf(context, fields);
  const { lookup_key: key, recurring: recurrence } = fields;
  const holder = context.list('price').find(({ lookup_key: other }) => key !== undefined && other === key);
  if (holder !== undefined && fields.transfer_lookup_key !== true) {
    throw invalidRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. You may transfer it with transfer_lookup_key.`,
      { param: 'lookup_key' },
    );
  }
  if (holder !== undefined) {
    context.put({ ...holder, lookup_key: null });
  }
  const price = context.put({
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: context.now(),
    currency: fields.currency,
    livemode: false,
    lookup_key: key ?? null,
    metadata: mergeMetadata({}, fields.metadata),
    nickname: fields.nickname ?? null,
    product,
    recurring:
      recurrence === undefined
        ? null
        : {
            interval: recurrence.interval,
            interval_count: recurrence.interval_count ?? 1,
            usage_type: 'licensed',
          },
    type: recurrence === undefined ? 'one_time' : 'recurring',
    unit_amount: fields.unit_amount,
  } satisfies Price);
  context.emit('price.created', price);
  return price;
}

function productOf(
  context: AccountContext,
  { product, product_data: inlineProduct }: z.output<typeof inlinePriceFields>,
): string {
  if (product !== undefined) {
    return context.get('product', product, 'product').id;
  }
  if (inlineProduct === undefined) {
    throw invalidRequest('You must specify either `product` or `product_data` when creating a price.', {
      param: 'product',
    });
  }
  return createProduct(context, inlineProduct).id;
}
