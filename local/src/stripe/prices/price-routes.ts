import { z } from 'zod';

import { flag, text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { get, post } from '../http/route.ts';
import { retrieve } from '../http/retrieve.ts';
import { makePrice, priceFields } from './make-price.ts';
import { makeProduct, productFields } from './product.ts';

const priceList = pageFields.extend({
  active: flag.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
});

export const priceRoutes = [
  post('/products', productFields, (world, { fields }) => makeProduct(world, fields)),
  get('/products', pageFields, (world, { fields }) => pageOf(world.list('product'), fields, '/v1/products')),
  retrieve('/products/:id', 'product'),
  post('/prices', priceFields, (world, { fields }) => makePrice(world, fields)),
  get('/prices', priceList, (world, { fields: { active, lookup_keys: keys, product, ...page } }) => {
    const found = world
      .list('price')
      .filter((price) => active === undefined || price.active === active)
      .filter(({ lookup_key: key }) => keys === undefined || (key !== null && keys.includes(key)))
      .filter((price) => product === undefined || price.product === product);
    return pageOf(found, page, '/v1/prices');
  }),
  retrieve('/prices/:id', 'price'),
];
