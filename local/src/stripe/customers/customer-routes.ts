import { z } from 'zod';

import { text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { del, get, noFields, post } from '../http/route.ts';
import { changeCustomer, customerChanges } from './change-customer.ts';
import { deleteCustomer } from './delete-customer.ts';
import { customerFields, makeCustomer } from './make-customer.ts';

const listFields = pageFields.extend({ email: text.optional() });
const methodListFields = pageFields.extend({ type: z.literal('card').optional() });

export const customerRoutes = [
  post('/customers', customerFields, (world, { fields }) => makeCustomer(world, fields)),
  get('/customers', listFields, (world, { fields: { email, ...page } }) => {
    const there = world.list('customer').filter(({ deleted }) => deleted !== true);
    const found = there.filter((customer) => email === undefined || customer.email === email);
    return pageOf(found, page, '/v1/customers');
  }),
  get('/customers/:id', noFields, (world, { params: { id = '' } }) => {
    const known = world.find('customer', id) ?? world.get('customer', id);
    return known.deleted === true ? { id, object: 'customer', deleted: true } : known;
  }),
  post('/customers/:id', customerChanges, (world, { params: { id = '' }, fields }) =>
    changeCustomer(world, id, fields),
  ),
  del('/customers/:id', noFields, (world, { params: { id = '' } }) => deleteCustomer(world, id)),
  get('/customers/:id/payment_methods', methodListFields, (world, { params: { id = '' }, fields }) => {
    world.get('customer', id);
    const { limit, starting_after, ending_before } = fields;
    const methods = world.list('payment_method').filter(({ customer }) => customer === id);
    return pageOf(methods, { limit, starting_after, ending_before }, `/v1/customers/${id}/payment_methods`);
  }),
];
