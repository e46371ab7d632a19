import { z } from 'zod';

import { requireKnownCustomer } from '../customers/customer.ts';
import { text } from '../http/fields.ts';
import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { get, noFields, post } from '../http/route.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import { payInvoice } from './pay-invoice.ts';

const listFields = pageFields.extend({
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'void']).optional(),
  subscription: text.optional(),
});
const payFields = z.strictObject({ payment_method: text.optional() });

export const invoiceRoutes = [
  get('/invoices', listFields, (context, { fields: { customer, status, subscription, ...page } }) => {
    requireKnownCustomer(context, customer);
    const found = context
      .list('invoice')
      .filter((invoice) => customer === undefined || invoice.customer === customer)
      .filter((invoice) => status === undefined || invoice.status === status)
      .filter(({ parent }) => [undefined, parent.subscription_details.subscription].includes(subscription));
    return pageOf(found, page, '/v1/invoices');
  }),
  retrieve('/invoices/:id', 'invoice'),
  post('/invoices/:id/pay', payFields, (context, { params: { id = '' }, fields }) =>
    payInvoice(context, id, fields.payment_method),
  ),
  post('/invoices/:id/void', noFields, (context, { params: { id = '' } }) => {
    const invoice = context.get('invoice', id);
    if (invoice.status !== 'open') {
      throw invalidRequest('You can only void an open invoice.');
    }
    const voided = context.put({
      ...invoice,
      auto_advance: false,
      next_payment_attempt: null,
      status: 'void' as const,
      status_transitions: { ...invoice.status_transitions, voided_at: context.now() },
    });
    context.emit('invoice.voided', voided);
    return voided;
  }),
];
