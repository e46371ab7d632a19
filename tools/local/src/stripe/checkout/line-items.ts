import { invalidRequest } from '../http/stripe-error.ts';
import { newId } from '../new-id.ts';
import { createPrice } from '../prices/create-price.ts';
import type { Price } from '../prices/price.ts';
import type { AccountContext } from '../account-context.ts';
import type { LineItem } from './session.ts';
import type { SessionFields } from './session-fields.ts';

/** The items of a checkout. Each item has an existing price or a price created for this checkout. The price's kind must fit the mode. */
export function lineItemsOf(context: AccountContext, { mode, line_items: items }: SessionFields): LineItem[] {
  for (const { price: id, price_data: inlinePrice } of items) {
    const price = id === undefined ? inlinePrice : context.get('price', id, 'line_items[0][price]');
    requireFitting(price, mode);
  }
  const lines = items.map(({ price: id, price_data: inlinePrice, quantity = 1 }) =>
    lineOf(
      context,
      id === undefined && inlinePrice ? createPrice(context, inlinePrice) : context.get('price', id ?? ''),
      quantity,
    ),
  );
  if (new Set(lines.map(({ currency }) => currency)).size > 1) {
    throw invalidRequest('All line items must have the same currency.', { param: 'line_items' });
  }
  return lines;
}

function requireFitting(price: { recurring?: object | null | undefined } | undefined, mode: string): void {
  if (price === undefined) {
    throw invalidRequest('Each line item needs one of: price, price_data.', { param: 'line_items[0]' });
  }
  if (mode === 'subscription' && !price.recurring) {
    throw invalidRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  if (mode === 'payment' && price.recurring) {
    throw invalidRequest('You specified `payment` mode but passed a recurring price.');
  }
}

function lineOf(context: AccountContext, price: Price, quantity: number): LineItem {
  const amount = price.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: context.get('product', price.product).name,
    price,
    quantity,
  };
}
