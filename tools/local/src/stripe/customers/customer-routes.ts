import { z } from 'zod';

import { text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { del, get, noFields, post } from '../http/route.ts';
import { updateCustomer, customerUpdateFields } from './update-customer.ts';
import { deleteCustomer } from './delete-customer.ts';
import { customerFields, createCustomer } from './create-customer.ts';

const listFields = pageFields.extend({ email: text.optional() });
const methodListFields = pageFields.extend({ type: z.literal('card').optional() });

export const customerRoutes = [
  post('/customers', customerFields, (context, { fields }) => createCustomer(context, fields)),
  get('/customers', listFields, (context, { fields: { email, ...page } }) => {
    const existing = context.list('customer').filter(({ deleted }) => deleted !== true);
    const found = existing.filter((customer) => email === undefined || customer.email === email);
    return pageOf(found, page, '/v1/customers');
  }),
  get('/customers/:id', noFields, (context, { params: { id = '' } }) => {
    const known = context.find('customer', id) ?? context.get('customer', id);
    return known.deleted === true ? { id, object: 'customer', deleted: true } : known;
  }),
  post('/customers/:id', customerUpdateFields, (context, { params: { id = '' }, fields }) =>
    updateCustomer(context, id, fields),
  ),
  del('/customers/:id', noFields, (context, { params: { id = '' } }) => deleteCustomer(context, id)),
  get('/customers/:id/payment_methods', methodListFields, (context, { params: { id = '' }, fields }) => {
    context.get('customer', id);
    const { limit, starting_after, ending_before } = fields;
    const methods = context.list('payment_method').filter(({ customer }) => customer === id);
    return pageOf(methods, { limit, starting_after, ending_before }, `/v1/customers/${id}/payment_methods`);
  }),
];
