import { z } from 'zod';

import { flag, text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { get, post } from '../http/route.ts';
import { retrieve } from '../http/retrieve.ts';
import { createPrice, priceFields } from './create-price.ts';
import { createProduct, productFields } from './product.ts';

const priceList = pageFields.extend({
  active: flag.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
});

export const priceRoutes = [
  post('/products', productFields, (context, { fields }) => createProduct(context, fields)),
  get('/products', pageFields, (context, { fields }) =>
    pageOf(context.list('product'), fields, '/v1/products'),
  ),
  retrieve('/products/:id', 'product'),
  post('/prices', priceFields, (context, { fields }) => createPrice(context, fields)),
  get('/prices', priceList, (context, { fields: { active, lookup_keys: keys, product, ...page } }) => {
    const found = context
      .list('price')
      .filter((price) => active === undefined || price.active === active)
      .filter(({ lookup_key: key }) => keys === undefined || (key !== null && keys.includes(key)))
      .filter((price) => product === undefined || price.product === product);
    return pageOf(found, page, '/v1/prices');
  }),
  retrieve('/prices/:id', 'price'),
];
